import { lookup, mimes } from 'mrmime'

/** The name that browsers and crawlers know; mrmime leaves vendors' types out. */
mimes.ico = 'image/x-icon'

/** Types of text, all of it UTF-8 here. */
const isText = (type: string): boolean => /^text\/|[/+](?:json|xml)$/.test(type)

/** Those of WebM (https://www.webmproject.org/docs/container/), as its head names them. */
const videoCodecs = ['V_VP8', 'V_VP9', 'V_AV1']

/** Bytes of a WebM file within which its tracks are declared. */
const headLength = 4096

/** A sound in a WebM container is a video to no browser. */
const isSound = (webm: Uint8Array): boolean => {
  const head = Buffer.from(webm.subarray(0, headLength))
  return !videoCodecs.some(codec => head.includes(codec))
}

/**
 * The `Content-Type` of a file of the site.
 * @param content of the whole file: a WebM container says there whether it is a film or a sound
 * @throws {Error} naming the file, when its ending is not known.
 */
export function mediaTypeOf(name: string, content: Uint8Array): string {
  const type = lookup(name)
  if (!type) throw new Error(`${name}: the media type of this ending is not known to shared/build/src/media-type.ts`)
  if (type === 'video/webm' && isSound(content)) return 'audio/webm'
  return isText(type) ? `${type}; charset=utf-8` : type
}
