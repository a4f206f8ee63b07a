import { RichText } from '@site/kit/ui/base/rich-text'
import { PageHero, type PageHeroProps } from '@site/kit/ui/blocks/page-hero'
import { type Focus, Media, type PictureSource } from '@site/kit/ui/media/media'
import { heroSizes, highUpright } from '@site/kit/ui/media/upright-screen'
import { ContentStart, ScrollPrompt } from '@site/kit/ui/motion/scroll-prompt'
import { Knot } from '@site/kit/ui/threads/thread-knot'
import styles from './first-screen.module.css'
import type { FirstScreenForm } from './forms.ts'

export type FirstScreenProps = {
  hero: Pick<PageHeroProps, 'title' | 'tagline' | 'tone' | 'upright'> & {
    readonly picture: { readonly source: PictureSource; readonly focus: Focus }
    readonly facts: readonly string[]
  }
  form: FirstScreenForm | undefined
}

/** The first screen of an offer, in one of several forms: in that of all pages where none is named. */
export function FirstScreen({ hero, form }: FirstScreenProps) {
  const { title, tagline, tone, picture, facts, upright = true } = hero
  const shown = { picture: picture.source, alt: '', upright: upright && highUpright }
  if (!form || form === 'lowered')
    return (
      <PageHero
        {...hero}
        picture={picture.source}
        focus={picture.focus}
        media={placed => <Media {...placed} {...shown} className={`${placed.className} ${styles.settling} ${form ? styles[form] : ''}`} />}
      />
    )
  return (
    <>
      <section className={`${styles.hero} ${styles[form.replace(/-.*/, '')]} ${styles[form]}`} data-on={tone === 'dark' ? 'ink' : 'paper'}>
        <h1 className={styles.title}>
          <RichText text={title} />
        </h1>
        <p className={styles.tagline}>{tagline}</p>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map(fact => (
              <li key={fact}>
                <Knot className={styles.knot} />
                {fact}
              </li>
            ))}
          </ul>
        )}
        <div className={styles.stage}>
          <Media {...shown} className={styles.picture} focus={picture.focus} loading="eager" sizes={heroSizes} />
        </div>
      </section>
      <ContentStart />
      <ScrollPrompt />
    </>
  )
}
