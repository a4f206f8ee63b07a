/** What the server answers, down to the byte, so that another one can be given the same. */
import { get, type IncomingHttpHeaders } from 'node:http'

/** What the load asks for, as the browsers do. */
const acceptEncoding = 'gzip, deflate, br'

export type Captured = {
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** @param path as it stands in an address */
export const capture = (address: string, path: string): Promise<Captured> =>
  new Promise((resolve, reject) => {
    const request = get(new URL(path, address), { headers: { 'accept-encoding': acceptEncoding } }, response => {
      const pieces: Buffer[] = []
      response.on('data', piece => pieces.push(piece))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ path, status: response.statusCode ?? 0, headers: contentHeaders(response.headers), body: Buffer.concat(pieces) }),
      )
    })
    request.once('error', reject)
  })

/** Of the connection or of the moment: not of the content. */
const notContent = ['connection', 'date', 'keep-alive', 'server', 'content-length']

const contentHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (notContent.includes(name) || value === undefined ? [] : [[name, String(value)]])),
  )

/** @throws {Error} naming the first address and what differs, when two servers do not answer the same. */
export async function assertSameAnswers(expected: readonly Captured[], address: string): Promise<void> {
  for (const { path, status, headers, body } of expected) {
    const got = await capture(address, path)
    if (got.status !== status) throw new Error(`${address}${path}: expected status ${status}, got ${got.status}`)
    if (!got.body.equals(body)) throw new Error(`${address}${path}: expected the same ${body.length} bytes, got ${got.body.length} others`)
    const differing = Object.keys({ ...headers, ...got.headers }).find(name => headers[name] !== got.headers[name])
    if (differing) throw new Error(`${address}${path}: expected ${differing} ${headers[differing]}, got ${got.headers[differing]}`)
  }
}
