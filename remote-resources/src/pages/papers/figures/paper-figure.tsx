import { LatePart } from '@site/kit/ui/base/late-part'
import slider from '@site/kit/ui/base/slider.module.css'
import { memo, use } from 'react'
import { arrivedFigures, loadFigures } from './arrived-figures.ts'
import styles from './paper-figure.module.css'

/** A figure of a paper, complete as it is printed until its script is here. Memoised, so that nothing touches the boundary while it waits. */
export const PaperFigure = memo(function PaperFigure({ id }: { id: string }) {
  return (
    <LatePart
      load={loadFigures}
      rendered="figure"
      failed="The figure that belongs here could not be loaded."
      styles={styles}
      className={styles.frame}
    >
      {figures => <Arrived id={id} figures={figures} />}
    </LatePart>
  )
})

function Arrived({ id, figures }: { id: string; figures: ReturnType<typeof loadFigures> }) {
  const { WorkedFigure } = arrivedFigures() ?? use(figures)
  return <WorkedFigure id={id} range={slider.range} />
}
