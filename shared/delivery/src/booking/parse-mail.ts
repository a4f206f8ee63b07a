/** Reads a stored mail: enough of RFC 5322, 2045 and 2047 for the plain text messages that this site writes. */
export type ParsedMail = { headers: Readonly<Record<string, string>>; text: string; source: string }

export function parseMail(mail: Uint8Array | string): ParsedMail {
  const source = typeof mail === 'string' ? mail : Buffer.from(mail).toString('latin1')
  const gap = source.indexOf('\r\n\r\n')
  const headers = Object.fromEntries(
    source
      .slice(0, gap)
      .replace(/\r\n[ \t]/g, ' ')
      .split('\r\n')
      .map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 1).trim())]),
  )
  const body = source.slice(gap + 4)
  const text = headers['content-transfer-encoding'] === 'quoted-printable' ? unquote(body.replace(/=\r\n/g, ''), /=([\dA-F]{2})/g) : body
  return { headers, text: text.replaceAll('\r\n', '\n'), source }
}

const unquote = (text: string, escapes: RegExp): string =>
  Buffer.from(
    text.replace(escapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Encoded words are not read inside a quoted string, whose backslashes are. */
const decodeWords = (value: string): string =>
  value
    .split(/("(?:[^"\\]|\\.)*")/)
    .map(part => (part.startsWith('"') ? part.slice(1, -1).replace(/\\(.)/g, '$1') : decodeUnquoted(part)))
    .join('')

const decodeUnquoted = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replaceAll('_', ' '), /=([\dA-F]{2})/gi),
    )
