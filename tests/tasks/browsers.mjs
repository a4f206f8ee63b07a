import { existsSync } from 'node:fs'
import { run } from '../../shared/build/bin/tasks/run.mjs'

/** Debian's packages of what the tests and the benchmarks use, each by a file of it. */
const packages = {
  chromium: '/usr/bin/chromium',
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  // Stands in for the site's faces until they come, as it or its like does on a visitor's system.
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf',
  ffmpeg: '/usr/bin/ffmpeg',
  'nginx-light': '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  prometheus: '/usr/bin/prometheus',
  wrk: '/usr/bin/wrk',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
}

async function ensure(...names) {
  const missing = names.filter(name => !existsSync(packages[name]))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `This needs ${missing.map(name => packages[name]).join(', ')}. Install ${missing.join(' ')} (Debian's packages) and run it again.`,
    )
  await run('apt-get', ['update', '-qq'], { quiet: true })
  const install = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends']
  await run('env', [...install, ...missing], { quiet: true })
}

const chromium = ['chromium', 'fonts-liberation']
/** The tests visit the site in it, but for what needs the whole browser. */
const headless = [...chromium, 'chromium-headless-shell']

/** @throws naming what is missing, where it cannot be installed */
export const ensureChromium = () => ensure(...headless)
/** Films and sounds are made and measured with it. */
export const ensureFfmpeg = () => ensure('ffmpeg')
/** A browser, and what stands before the site with `--tls`. */
export const ensureBench = () => ensure(...chromium, 'nginx-light')
/** What the server is measured beside, and what puts both under load. */
export const ensureDeliveryBench = () => ensure('nginx-light', 'wrk')
/** A browser; what the server runs behind, and what watches it: their shipped configurations are tested. */
export const ensureOperations = () => ensure(...headless, 'nginx-light', 'caddy', 'prometheus')
export const ensureEngines = () => ensure(...chromium, 'firefox-esr', 'webkit2gtk-driver', 'xvfb')
