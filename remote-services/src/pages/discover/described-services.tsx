/** What 'Learn More' says of each service: fetched after the page. */
import { parseRecord } from '@site/kit/records'
import { serviceDetailsSchema } from '../service/service-record.ts'
import { readServiceDescription } from './service-description.ts'

const details = import.meta.glob<string>('../service/records/*.ts', { query: '?details', import: 'details', eager: true })

if (import.meta.env.SSR) for (const [file, text] of Object.entries(details)) parseRecord(serviceDetailsSchema, text, file)

export const describe = (slug: string) => <ServiceDescription text={details[`../service/records/${slug}.ts`] ?? ''} />

/** @param text a lead sentence, then `Key Features` and lines of `Name: explanation` */
export function ServiceDescription({ text }: { text: string }) {
  const { lead, features } = readServiceDescription(text)
  return (
    <>
      <p>{lead ?? 'No content available at this time.'}</p>
      {features.length > 0 && (
        <>
          <h3>Key Features</h3>
          <dl>
            {features.map(({ name, explanation }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}
