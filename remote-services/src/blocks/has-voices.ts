/** Whether voices may be shown: none is without consent. */
export const hasVoices = ({ provenance }: { readonly provenance: string | object }): boolean => provenance !== 'none'
