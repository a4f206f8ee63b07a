/** WebKitGTK's driver on a screen in memory. The browser it starts is WebKitGTK's own, MiniBrowser. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { freePort } from '../bench/delivery/started-program.ts'
import { installed } from './installed.ts'
import { isReady } from './webdriver.ts'

export type WebkitDriver = {
  readonly address: string
  end(): Promise<void>
}

/** Milliseconds the driver may take to listen. */
const timeoutMs = 20_000

/** @throws naming what is missing, where it cannot be started */
export async function startWebkitDriver(): Promise<WebkitDriver> {
  const programs = { screen: installed('/usr/bin/Xvfb', 'xvfb'), driver: installed('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver') }
  // Xvfb takes a number that is free and tells it through its fourth stream, which has to stay open.
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await Promise.race([once(screen.stdio[3] as Readable, 'data'), failureOf(screen)])
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    // Composited in software: without compositing WebKitGTK 2.50 crashes in view transitions.
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  const end = async () => {
    await ended(driver)
    await ended(screen)
  }
  const address = `http://127.0.0.1:${port}`
  await Promise.race([readiness(address), failureOf(driver)]).catch(async error => {
    await end()
    throw error
  })
  return { address, end }
}

async function readiness(address: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await isReady(address))) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver does not answer at ${address}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Rejects when the program ends, or if it cannot start. */
const failureOf = (child: ChildProcess): Promise<never> =>
  new Promise((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`${child.spawnfile} ended with ${code}`)))
  })

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await end
}
