/** Requests as they are written, which a browser or `fetch` would tidy up first. */
import { type IncomingHttpHeaders, request } from 'node:http'

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

export type Question = { method?: string; headers?: Record<string, string>; body?: string }

/** @param path with its query, sent byte for byte. Without `accept-encoding` among the headers, the answer is not compressed. */
export function ask(address: string, path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const question = request(
      { hostname, port, path, method, headers: { 'accept-encoding': 'identity', ...headers }, agent: false },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }))
        answer.on('error', reject)
      },
    )
    question.on('error', reject)
    question.end(body)
  })
}
