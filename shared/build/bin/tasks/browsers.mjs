import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Debian's packages behind each program the tests and the benchmarks use. */
const chromium = { program: '/usr/bin/chromium', packages: ['chromium'] }
/** Stands in for the site's faces until they come, as it or its like does on a visitor's system. */
const faces = { program: '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf', packages: ['fonts-liberation'] }
const ffmpeg = { program: '/usr/bin/ffmpeg', packages: ['ffmpeg'] }
const nginx = { program: '/usr/sbin/nginx', packages: ['nginx-light'] }
const caddy = { program: '/usr/bin/caddy', packages: ['caddy'] }
const prometheus = { program: '/usr/bin/prometheus', packages: ['prometheus'] }
const wrk = { program: '/usr/bin/wrk', packages: ['wrk'] }
const engines = [
  { program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  { program: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  { program: '/usr/bin/Xvfb', packages: ['xvfb'] },
]

async function ensure(wanted) {
  const missing = wanted.filter(({ program }) => !existsSync(program))
  if (missing.length === 0) return
  const names = missing.flatMap(({ packages }) => packages)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `This needs ${missing.map(({ program }) => program).join(', ')}. Install ${names.join(' ')} (Debian's packages) and run it again.`,
    )
  await run('apt-get', ['update', '-qq'], { quiet: true })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** @throws naming what is missing, where it cannot be installed */
export const ensureChromium = () => ensure([chromium, faces])
/** Films and sounds are made and measured with it. */
export const ensureFfmpeg = () => ensure([ffmpeg])
/** What the server is measured beside, and what puts both under load. */
export const ensureDeliveryBench = () => ensure([nginx, wrk])
/** What the server runs behind, and what watches it: their shipped configurations are tested. */
export const ensureOperations = () => ensure([nginx, caddy, prometheus])
export const ensureEngines = () => ensure([chromium, faces, ...engines])
