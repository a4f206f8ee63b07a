/** Which files are worth compressing, and how. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Bytes } from '../storage/storage.ts'

const compressibleType = /^(text\/|image\/svg\+xml|application\/(javascript|json|ld\+json|manifest\+json|xml|wasm))/

/** @param type a media type, with or without charset */
export const isCompressible = (type: string): boolean => compressibleType.test(type)

const view = (buffer: Buffer): Bytes => new Uint8Array(buffer.buffer as ArrayBuffer, buffer.byteOffset, buffer.byteLength)

/** @param quality 0 to 11: 11 for files compressed once and served for years */
export async function brotliOf(bytes: Uint8Array, quality: number): Promise<Bytes> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT }
  return view(await promisify(brotliCompress)(bytes, { params }))
}

export const gzipOf = async (bytes: Uint8Array): Promise<Bytes> => view(await promisify(gzip)(bytes, { level: 9 }))
