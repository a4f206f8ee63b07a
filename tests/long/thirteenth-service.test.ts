import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SectionRelease } from '@site/delivery/release'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Checkout, copyCheckout } from '../support/checkout.ts'

const slug = 'restorative-play'
const title = 'Play that restores'
const cardTitle = 'Play & Repair'

/** One line in the list, and one record: that of another service under a title of its own, with no share card drawn yet. */
async function addService({ folder }: Checkout): Promise<void> {
  const list = join(folder, 'shared/identity/content/services.ts')
  const line = `  { slug: '${slug}', title: '${title}', cardTitle: '${cardTitle}', area: 'healing' },\n`
  await writeFile(list, (await readFile(list, 'utf8')).replace(/^\]\n$/m, `${line}]\n`))
  const records = join(folder, 'remote-services/src/pages/service/records')
  const source = await readFile(join(records, 'holistic-healing.ts'), 'utf8')
  const record = source
    .replace("'Holistic *healing* and recovery'", "'Play that *restores*'")
    .replace(/^import shareCard .*\n/m, '')
    .replace(/^ {2}card: shareCard,\n/m, '')
  await writeFile(join(records, `${slug}.ts`), record)
}

describe('A thirteenth service, one record and one line in the list', () => {
  let copy: Checkout
  let services: SectionRelease

  const built = (name: string, file: string): Promise<string> => readFile(join(copy.folder, name, 'dist/release', file), 'utf8')
  const pageAt = (path: string) => services.pages.find(page => page.path === path)!

  beforeAll(async () => {
    copy = await copyCheckout('thirteenth-service-')
    await addService(copy)
    await copy.build('remote-services')
    await copy.build('remote-booking')
    services = JSON.parse(await built('remote-services', 'release.json')) as SectionRelease
  })

  afterAll(() => copy?.remove())

  it('has its page, with its head and its request', async () => {
    const { head, fragment } = pageAt(`/${slug}`)
    expect([head.title, head.area, head.card]).toEqual([title, 'healing', undefined])
    const markup = await built('remote-services', fragment)
    expect(markup).toContain('Play that <em')
    expect(markup).toContain(`href="/consultation?topic=${slug}#booking"`)
  })

  it('is on /discover, with its details and the link to its page', async () => {
    const markup = await built('remote-services', pageAt('/discover').fragment)
    expect(markup.split('Learn More<').length - 1).toBe(13)
    expect(markup).toContain('Play &amp; Repair')
    expect(markup).toContain(`href="/${slug}"`)
    expect(markup).toContain(`id="${slug}"`)
  })

  it('is told to search engines: as a service, and in the list of services', () => {
    const address = `/${slug}`
    expect(pageAt(`/${slug}`).head.structuredData?.[0]).toMatchObject({ '@type': 'Service', name: title, url: address })
    const [list] = pageAt('/discover').head.structuredData ?? []
    expect((list!.itemListElement as readonly unknown[]).at(-1)).toMatchObject({ position: 13, url: address })
  })

  it('can be asked for by its title', async () => {
    const scripts = (await readdir(join(copy.folder, 'remote-booking/dist/release'))).filter(name => name.endsWith('.js'))
    const code = await Promise.all(scripts.map(name => built('remote-booking', name)))
    expect(code.filter(each => each.includes(title)).length).toBeGreaterThan(0)
  })
})
