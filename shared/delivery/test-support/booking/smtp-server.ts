import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type ReadMail, readMail } from './read-mail.ts'

export type ReceivedMail = ReadMail & { from: string; to: string[] }

/** A real SMTP server on loopback that takes every mail, unless `options` say otherwise. */
export async function smtpServer(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      buffer(stream).then(async bytes => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ ...(await readMail(bytes)), from, to: envelope.rcptTo.map(({ address }) => address) })
        done()
      }, done)
    },
    ...options,
  })
  // A client that goes away is no error of the test.
  server.on('error', () => {})
  await new Promise<void>(listening => server.listen(port, '127.0.0.1', listening))
  const close = () => new Promise<void>(closed => server.close(closed))
  onTestFinished(close)
  const { port: actual } = server.server.address() as AddressInfo
  return { received, close, port: actual, url: `smtp://127.0.0.1:${actual}` }
}

/** An answer such as `451 try again later`. */
export const smtpAnswer = (responseCode: number) =>
  Object.assign(new Error('an answer that quotes visitor@private.example'), { responseCode })
