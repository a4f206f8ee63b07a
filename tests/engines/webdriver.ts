/** A client for the part of WebDriver that the visits need: https://www.w3.org/TR/webdriver2/ */

export type Session = {
  navigate(address: string): Promise<void>
  /** Runs the body of a function in the page and resolves to what it returns. */
  execute(body: string, args: readonly unknown[]): Promise<unknown>
  /** @throws where the XPath finds nothing */
  find(xpath: string): Promise<Element>
  resize(width: number, height: number): Promise<void>
  end(): Promise<void>
}

export type Element = {
  click(): Promise<void>
  sendKeys(text: string): Promise<void>
}

type Method = 'GET' | 'POST' | 'DELETE'

/** Key of an element's reference in answers (section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Milliseconds after which a driver that does not answer counts as broken. */
const timeoutMs = 45_000

/**
 * Sends one command.
 * @throws with the driver's own words, where it refuses
 */
async function command(driver: string, method: Method, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(driver + path, { method, signal: AbortSignal.timeout(timeoutMs), ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${path}: ${error}: ${message}`)
}

/** The Enter key: a line feed in the text is no key to every driver (section 17.4.2). */
export const enterKey = '\uE007'

export const isReady = (driver: string): Promise<boolean> =>
  command(driver, 'GET', '/status').then(
    status => (status as { ready: boolean }).ready,
    () => false,
  )

/** @param driver address of a driver that is ready */
export async function startSession(driver: string): Promise<Session> {
  const { sessionId } = (await command(driver, 'POST', '/session', { capabilities: {} })) as { sessionId: string }
  const send = (method: Method, path: string, body?: object): Promise<unknown> =>
    command(driver, method, `/session/${sessionId}${path}`, body)
  return {
    navigate: async url => void (await send('POST', '/url', { url })),
    execute: (script, args) => send('POST', '/execute/sync', { script, args }),
    find: async xpath => {
      const reference = (await send('POST', '/element', { using: 'xpath', value: xpath })) as Record<string, string>
      const element = `/element/${reference[elementKey]}`
      return {
        click: async () => void (await send('POST', `${element}/click`, {})),
        sendKeys: async text => void (await send('POST', `${element}/value`, { text })),
      }
    },
    resize: async (width, height) => void (await send('POST', '/window/rect', { width, height })),
    end: async () => void (await send('DELETE', '')),
  }
}
