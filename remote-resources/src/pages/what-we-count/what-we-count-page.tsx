import { figureGroups } from '@site/identity/figures'
import type { Ground } from '@site/kit/ui/base/section'
import { WaysOn } from '@site/kit/ui/blocks/ways-on'
import { Ask } from '../../blocks/ask.tsx'
import { TypeHero } from '../../blocks/type-hero.tsx'
import { FigureGroup } from './figure-group.tsx'
import { Reading } from './reading.tsx'
import { whatWeCount } from './what-we-count.ts'

const { hero, ask, ways } = whatWeCount

/** By turns, so that neighbours differ in any number of groups. */
const grounds = ['ink', 'paper', 'linen', 'paper'] as const satisfies readonly Ground[]

/** All figures of the site side by side, by what they count. Nothing moves: they are to be compared. */
export function Page() {
  return (
    <>
      <TypeHero thread="tally" {...hero} />
      <Reading />
      {figureGroups.map((group, index) => (
        <FigureGroup key={group.id} group={group} ground={grounds[index % grounds.length] ?? 'paper'} />
      ))}
      <Ask title={ask.title} lead={ask.lead} action={{ label: ask.label, href: '/consultation?topic=what-we-count#booking' }} />
      <WaysOn ways={ways} />
    </>
  )
}
