import { HeroWords } from '@site/kit/ui/blocks/hero-words'
import { PageHero, type PageHeroProps } from '@site/kit/ui/blocks/page-hero'
import { type Focus, Media, type PictureSource } from '@site/kit/ui/media/media'
import { heroSizes, highUpright } from '@site/kit/ui/media/upright-screen'
import { ContentStart, ScrollPrompt } from '@site/kit/ui/motion/scroll-prompt'
import field from './field.module.css'
import styles from './first-screen.module.css'
import type { FirstScreenForm } from './forms.ts'
import leaf from './leaf.module.css'
import lowered from './lowered.module.css'
import screen from './screen.module.css'
import span from './span.module.css'

export type FirstScreenProps = {
  hero: Pick<PageHeroProps, 'title' | 'tagline' | 'tone' | 'upright'> & {
    readonly picture: { readonly source: PictureSource; readonly focus: Focus }
    readonly facts: readonly string[]
  }
  form: FirstScreenForm | undefined
}

type Look = Readonly<Record<string, string | undefined>>

/** The style sheet of each form, and its class for a kind of it. */
const looks = {
  screen: [screen],
  'leaf-left': [leaf, leaf.left],
  'leaf-spun': [leaf, `${leaf.left} ${leaf.spun}`],
  'leaf-threaded': [leaf, leaf.threaded],
  span: [span],
  field: [field],
  'field-roped': [field, field.roped],
  'field-wide': [field, field.wide],
} as const satisfies Record<Exclude<FirstScreenForm, 'lowered'>, readonly [Look, (string | undefined)?]>

/** Screens that show the upright framing: from edge to edge a small phone does too, whatever its height. */
export const uprightOf = (form: FirstScreenForm | undefined): string =>
  form === 'span' ? `${highUpright}, (width < 30rem) and (orientation: portrait)` : highUpright

/** The first screen of an offer, in one of several forms: in that of all pages where none is named. */
export function FirstScreen({ hero, form }: FirstScreenProps) {
  const { tone, picture, upright = true, ...words } = hero
  const shown = { picture: picture.source, alt: '', upright: upright && uprightOf(form) }
  if (!form || form === 'lowered')
    return (
      <PageHero
        {...hero}
        picture={picture.source}
        focus={picture.focus}
        media={placed => (
          <Media {...placed} {...shown} className={`${placed.className} ${styles.settling} ${form ? lowered.picture : ''}`} />
        )}
      />
    )
  const [look, kind = ''] = looks[form]
  const part = (name: string) => `${styles[name]} ${(look as Look)[name] ?? ''}`.trim()
  const parts = { title: part('title'), tagline: part('tagline'), facts: part('facts') }
  return (
    <>
      <section className={`${part('hero')} ${kind}`.trim()} data-on={tone === 'dark' ? 'ink' : 'paper'}>
        <HeroWords {...words} styles={parts} />
        <div className={part('stage')}>
          <Media {...shown} className={part('picture')} focus={picture.focus} loading="eager" sizes={heroSizes} />
        </div>
      </section>
      <ContentStart />
      <ScrollPrompt />
    </>
  )
}
