declare module '*?picture' {
  const picture: import('@site/kit/ui/media/media').PictureSource
  export default picture
}

declare module 'icon:*' {
  const drawing: import('@site/kit/ui/base/icon').IconDrawing
  export default drawing
}

declare module 'virtual:made-files' {
  /** Bytes of each file that the section makes while it is built, by its public path. */
  export const sizes: Readonly<Record<string, number>>
}

declare module 'virtual:dev-sections' {
  export const devSections: Partial<
    Record<import('@site/kit/contract').SectionName, () => Promise<{ section: import('@site/kit/contract').Section }>>
  >
}

/** True in what browsers load: they need nothing of what only search engines read, which the documents hold already. */
declare const __FOR_BROWSERS__: boolean
