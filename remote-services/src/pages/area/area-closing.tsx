import { identity } from '@site/identity'
import { Closing } from '@site/kit/ui/blocks/closing'
import type { AreaClosing as AreaClosingRecord } from './area-record.ts'

/** The end of an area's page, its action addressed to the consultant by name where the record asks for it. */
export function AreaClosing({ action, picture, ...closing }: AreaClosingRecord) {
  const label = action.label.replace('{name}', identity.name)
  return <Closing {...closing} action={{ ...action, label }} picture={picture.source} focus={picture.focus} />
}
