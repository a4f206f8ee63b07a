/** Makes of the application's answers what the platform sends unchanged. */

/** Unknown to the standard: `manual` says that the body has the encoding that its header names. */
type WorkersInit = ResponseInit & { encodeBody: 'manual' }

/** Without it the platform compresses once more what `Content-Encoding` names. */
export function asMade(answer: Response): Response {
  if (!answer.headers.has('content-encoding')) return answer
  const init: WorkersInit = { status: answer.status, headers: answer.headers, encodeBody: 'manual' }
  return new Response(answer.body, init)
}
