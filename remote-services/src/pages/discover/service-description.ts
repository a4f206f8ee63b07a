export type ServiceDescription = {
  /** The sentence before the features. */
  readonly lead?: string
  readonly features: readonly { readonly name: string; readonly explanation: string }[]
}

const heading = 'Key Features'

/**
 * Takes a service's description apart: a lead sentence, then after the line `Key Features` lines of
 * `Name: explanation`. A line after it without a colon is a feature's name with nothing to explain.
 */
export function readServiceDescription(description: string): ServiceDescription {
  const lines = description
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  const start = lines.findIndex(line => line.replace(/:$/, '') === heading)
  const lead = (start < 0 ? lines : lines.slice(0, start)).join(' ')
  const features = start < 0 ? [] : lines.slice(start + 1).map(readFeature)
  return { ...(lead && { lead }), features }
}

function readFeature(line: string): ServiceDescription['features'][number] {
  const [name = '', ...explanation] = line.split(':')
  return { name: name.trim(), explanation: explanation.join(':').trim() }
}
