/** Debian's Prometheus with the shipped configuration and alerts reads the server, and every panel of the shipped dashboard asks it. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileStorage } from '@site/delivery/file-storage'
import { createToken } from '@site/delivery/tokens'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort, type Started, startProgram } from '../bench/delivery/started-program.ts'
import { root } from '../support/root.ts'
import { type Site, startSite } from '../support/site.ts'

const shipped = (name: string): string => join(root, 'shared/delivery/deploy', name)
const promtool = (args: readonly string[], input = ''): string => execFileSync('/usr/bin/promtool', args, { input, encoding: 'utf8' })

type Sample = { metric: Record<string, string>; value: [number, string] }

let site: Site
let token: string
let folder: string
let prometheus: Started

/** What Prometheus' own HTTP API says. */
async function api<T>(path: string): Promise<T> {
  const answer = (await (await fetch(`${prometheus.address}/api/v1/${path}`)).json()) as { status: string; error?: string; data: T }
  expect(answer.error ?? answer.status).toBe('success')
  return answer.data
}

const query = async (expression: string): Promise<Sample[]> =>
  (await api<{ result: Sample[] }>(`query?query=${encodeURIComponent(expression)}`)).result

beforeAll(async () => {
  site = await startSite()
  token = (await createToken(createFileStorage(site.store), 'remote-home')).token
  folder = await mkdtemp(join(tmpdir(), 'prometheus-'))
  const file = join(folder, 'prometheus.yml')
  await writeFile(join(folder, 'site.token'), token)
  const changes: [string, string][] = [
    ['15s', '1s'],
    ['/etc/prometheus/site-alerts.yml', shipped('site-alerts.yml')],
    ['/etc/prometheus/site.token', join(folder, 'site.token')],
    ['scheme: https', 'scheme: http'],
    ['releases.example.org', new URL(site.admin).host],
  ]
  const own = changes.reduce(
    (text, [from, to]) => {
      expect(text).toContain(from)
      return text.replace(from, to)
    },
    await readFile(shipped('prometheus.yml'), 'utf8'),
  )
  await writeFile(file, own)
  const port = await freePort()
  const args = [`--config.file=${file}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=127.0.0.1:${port}`]
  prometheus = await startProgram({ command: '/usr/bin/prometheus', args, cwd: folder, port })
})
afterAll(async () => {
  await prometheus?.stop()
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('the metrics are in the format, and named and described as they should be', async () => {
  await (await fetch(`${site.address}/`)).text()
  const metrics = await (await fetch(`${site.admin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  const own = metrics
    .split('\n')
    .filter(line => /^(# (HELP|TYPE) )?site_/.test(line))
    .join('\n')
  expect(promtool(['check', 'metrics'], `${own}\n`)).toBe('')
})

it('the configuration and five alerts are well-formed', () => {
  expect(promtool(['check', 'rules', shipped('site-alerts.yml')])).toContain('SUCCESS: 5 rules found')
})

it('a page that was asked for, the releases and the disk are known to Prometheus', async () => {
  await (await fetch(`${site.address}/`)).text()
  await vi.waitFor(
    async () => {
      expect(await query('up{job="site"}')).toMatchObject([{ value: [expect.any(Number), '1'] }])
      const [asked] = await query('sum(site_request_duration_seconds_count{kind="page",status="200"})')
      expect(Number(asked?.value[1])).toBeGreaterThan(0)
      expect((await query('site_release_share{state="stable"} == 1')).map(({ metric }) => metric.program)).toContain('remote-home')
      expect((await query('site_disk_free_bytes{folder="store"}')).length).toBe(1)
    },
    { timeout: 30_000, interval: 500 },
  )
})

it('no alert is raised while all is well', async () => {
  const { groups } = await api<{ groups: { rules: { name: string; health: string; state: string }[] }[] }>('rules')
  const rules = groups.flatMap(group => group.rules)
  expect(rules.map(({ name }) => name)).toEqual(['SiteDown', 'RequestsFail', 'BookingsLost', 'MailsHeldUp', 'DiskFills'])
  expect((await query('up{job="site"} == 0 or site_ok == 0')).length).toBe(0)
})

it('the dashboard asks for what there is', async () => {
  const { panels } = JSON.parse(await readFile(shipped('grafana-dashboard.json'), 'utf8')) as { panels: { targets: { expr: string }[] }[] }
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(10)
  const known = new Set(await api<string[]>('label/__name__/values'))
  for (const expression of expressions) {
    await query(expression)
    for (const [name] of expression.matchAll(/\b(?:site|process)_[a-z_]+\b/g))
      if (!/^site_(release_vitals|release_visits|booking_events_total)$/.test(name)) expect(known).toContain(name)
  }
})

it('a server that is gone is an alert', async () => {
  await site.stop()
  await vi.waitFor(async () => expect((await query('up{job="site"} == 0')).length).toBe(1), { timeout: 30_000, interval: 500 })
})
