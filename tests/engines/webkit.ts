/** WebKitGTK, spoken to over W3C WebDriver. */
import type { Visitor } from './visitor.ts'
import { watchedSite } from './watched-site.ts'
import { enterKey, startSession } from './webdriver.ts'
import { startWebkitDriver } from './webkit-driver.ts'

/** @param site address of the composed site */
export async function visitInWebkit(site: string): Promise<Visitor> {
  const driver = await startWebkitDriver()
  const doorway = await watchedSite(site)
  const close = async () => {
    doorway.close()
    await driver.end()
  }
  const session = await startSession(driver.address).catch(async error => {
    await close()
    throw error
  })
  await session.resize(1280, 900)
  return {
    open: path => session.navigate(doorway.address + path),
    run: async (task, ...args) => (await session.execute(`return (${task})(...arguments)`, args)) as ReturnType<typeof task>,
    click: async xpath => (await session.find(xpath)).click(),
    type: async (xpath, text) => (await session.find(xpath)).sendKeys(text.replaceAll('\n', enterKey)),
    leave: () => session.end().finally(close),
  }
}
