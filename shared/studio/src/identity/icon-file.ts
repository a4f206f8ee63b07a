/** A picture of a square icon as PNG. */
export type IconImage = { /** px, at most 256. */ size: number; png: Uint8Array }

const headerBytes = 6
const entryBytes = 16

/**
 * Several sizes of an icon in one ICO file, as PNG within
 * (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10); PNG since Windows Vista).
 */
export function iconFile(images: readonly IconImage[]): Uint8Array {
  const directory = headerBytes + images.length * entryBytes
  const file = new Uint8Array(images.reduce((sum, { png }) => sum + png.length, directory))
  const view = new DataView(file.buffer)
  view.setUint16(2, 1, true) // an icon, not a cursor
  view.setUint16(4, images.length, true)
  let offset = directory
  images.forEach(({ size, png }, index) => {
    const entry = headerBytes + index * entryBytes
    view.setUint8(entry, size % 256) // 256 is written as 0
    view.setUint8(entry + 1, size % 256)
    view.setUint16(entry + 4, 1, true) // colour planes
    view.setUint16(entry + 6, 32, true) // bits a pixel
    view.setUint32(entry + 8, png.length, true)
    view.setUint32(entry + 12, offset, true)
    file.set(png, offset)
    offset += png.length
  })
  return file
}
