import { layOut, motionAllowed, near, siteStore, useSite } from '@site/kit/runtime'
import { Icon } from '@site/kit/ui/base/icon'
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import styles from './article-hem.module.css'
import type { ArticleInstrumentProps } from './article-instrument.tsx'
import { HemThreads } from './hem-threads.tsx'
import { Quotation } from './quotation.tsx'
import { articleIn, type QuotedArticle } from './quoted-article.ts'

/** Threads sound with the music alone. */
const maySound = (): boolean => siteStore.getState().audio === 'on'

const readHash = (): string => location.hash
const onHash = (tell: () => void): (() => void) => {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

export type ArticleHemProps = { quoted: QuotedArticle }

/**
 * The hem of every page: thirty threads, and an article of the Universal Declaration beneath them. It is drawn and quoted in the
 * document; when a visitor comes near, the instrument takes its place, of the same height, with the words of all thirty. Without it nothing is missing.
 */
export function ArticleHem({ quoted }: ArticleHemProps) {
  const path = useSite(state => state.path)
  const asked = articleIn(useSyncExternalStore(onHash, readHash, () => ''))
  const hem = useRef<HTMLDivElement>(null)
  const [Instrument, setInstrument] = useState<ComponentType<ArticleInstrumentProps>>()
  useEffect(() => {
    const arrive = async () => {
      await layOut()
      if (hem.current) await near(hem.current)
      const { ArticleInstrument } = await import('./article-instrument.tsx')
      // Replacing the quotation while its link has the focus would lose the focus.
      if (hem.current?.contains(document.activeElement))
        await new Promise(resolve => hem.current?.addEventListener('focusout', resolve, { once: true }))
      flushSync(() => setInstrument(() => ArticleInstrument)) // later, the link might have the focus again
    }
    arrive().catch(() => undefined) // the quotation stays
  }, [])
  useEffect(() => {
    if (!asked || !path) return
    hem.current?.scrollIntoView({ behavior: 'instant' })
    document.getElementById(`article-${asked}`)?.focus({ preventScroll: true }) // once its thread is there
  }, [asked, path, Instrument])
  return (
    <div ref={hem} className={styles.hem}>
      {Instrument ? (
        <Instrument path={path} asked={asked} Quotation={Quotation} Icon={Icon} mayMove={motionAllowed} maySound={maySound} />
      ) : (
        <>
          <div className={styles.fringe}>
            <HemThreads lit={quoted.isOwn ? [quoted.number] : undefined} />
          </div>
          <div className={styles.steps} />
          <Quotation number={quoted.number}>
            <p>“{quoted.text}”</p>
          </Quotation>
          <div className={styles.rests} />
        </>
      )}
    </div>
  )
}
