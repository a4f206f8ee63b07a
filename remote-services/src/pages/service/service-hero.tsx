import { RichText } from '@site/kit/ui/base/rich-text'
import { PageHero } from '@site/kit/ui/blocks/page-hero'
import { Media } from '@site/kit/ui/media/media'
import { heroSizes, highUpright } from '@site/kit/ui/media/upright-screen'
import { ContentStart, ScrollPrompt } from '@site/kit/ui/motion/scroll-prompt'
import { Knot } from '@site/kit/ui/threads/thread-knot'
import styles from './service-hero.module.css'
import type { ServiceRecord } from './service-record.ts'

export type ServiceHeroProps = { hero: ServiceRecord['hero']; form: ServiceRecord['layout']['hero'] }

/** The first screen of a service, in the form that its record names: that of all pages where it names none. */
export function ServiceHero({ hero, form }: ServiceHeroProps) {
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
