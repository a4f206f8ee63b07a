import { extname } from 'node:path'

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * The `Content-Type` of a file of the site.
 * @throws {Error} naming the file, when its ending is not known.
 */
export function mediaTypeOf(name: string): string {
  // A sound in a WebM container is a video to no browser.
  const type = /loop.*\.webm$/.test(name) ? 'audio/webm' : mediaTypes[extname(name)]
  if (!type) throw new Error(`${name}: the media type of this ending is not known to shared/build/src/media-type.ts`)
  return type
}
