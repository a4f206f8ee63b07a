import PostalMime, { decodeWords } from 'postal-mime'

export type ReadMail = { headers: Readonly<Record<string, string>>; text: string; source: string }

/** A mail as a mail program shows it: headers by their lower-case names, and the bytes as they came. */
export async function readMail(mail: Uint8Array): Promise<ReadMail> {
  const { headers, text = '' } = await PostalMime.parse(mail)
  const shown = Object.fromEntries(headers.map(({ key, value }) => [key, decoded(value)]))
  return { headers: shown, text, source: Buffer.from(mail).toString('latin1') }
}

/** Inside a quoted string nothing is an encoded word (RFC 2047, 5), which the library does not mind in names of addresses. */
function decoded(value: string): string {
  const [, name, address] = /^"(.*)" (<.*>)$/.exec(value) ?? []
  return name === undefined ? decodeWords(value) : `${name.replace(/\\(.)/g, '$1')} ${address}`
}
