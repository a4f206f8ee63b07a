import land from '@site/media/maps/world.svg?url'
import { cropAround, type MapCrop } from './map-crop.ts'
import type { ReformHighlight } from './policy-reform-record.ts'
import styles from './reform-map.module.css'
import { followWithin, placesOf } from './reform-places.ts'

export type ReformMapProps = {
  /** Names the map for screen readers. */
  label: string
  /** What is shown and what is not. */
  caption: string
  countries: readonly ReformHighlight[]
  /** Slug of the country that is marked. */
  marked: string | undefined
  onMark: (slug: string) => void
}

/** The part of the world in which the countries lie, as a cloth; from each country a plumb thread falls to the bob at its foot. */
export function ReformMap({ label, caption, countries, marked, onMark }: ReformMapProps) {
  const crop = cropAround(countries.map(({ mark }) => mark))
  const viewBox = `${crop.x} ${crop.y} ${crop.width} ${crop.height}`
  return (
    <figure className={styles.figure} data-reveal="">
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.map}>
        {/* The file is the whole world; its address names the part: https://www.w3.org/TR/SVG2/linking.html#LinksIntoSVG */}
        <img
          className={styles.land}
          src={`${land}#svgView(viewBox(${viewBox.replaceAll(' ', ',')}))`}
          width={crop.width}
          height={crop.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a drawing with links in it. */}
        <svg className={styles.layer} viewBox={viewBox} role="group" aria-label={label}>
          {countries.map(highlight => (
            <Country key={highlight.slug} {...highlight} crop={crop} marked={highlight.slug === marked} onMark={onMark} />
          ))}
        </svg>
      </div>
    </figure>
  )
}

type CountryProps = ReformHighlight & Pick<ReformMapProps, 'onMark'> & { crop: MapCrop; marked: boolean }

/** Radius of what answers to a finger, units of the map: 24 px on a screen of 320. */
const reach = 40

function Country({ slug, country, side, mark: { outline, x, y }, crop, marked, onMark }: CountryProps) {
  const { inList, onMap } = placesOf(slug)
  const point = () => onMark(slug)
  const foot = crop.y + crop.height
  return (
    <a
      id={onMap}
      href={`#${inList}`}
      aria-label={country}
      className={styles.country}
      tabIndex={-1} // by keyboard the list, which says more and marks the same, is enough
      data-marked={marked || undefined}
      onPointerMove={point}
      onFocus={point}
      onClick={followWithin}
    >
      <path className={styles.outline} d={outline} />
      <path className={styles.plumb} d={`M${x} ${y}V${foot}`} />
      <circle className={styles.bob} cx={x} cy={foot} r="4" />
      <path className={styles.reach} d={`M${x} ${y}V${foot}`} />
      <circle className={styles.reach} cx={x} cy={y} r={reach} />
      <g transform={`translate(${x} ${y})`}>
        <g className={`${styles.name} ${styles[side]}`}>
          {/* The cloth is cleared where the name stands: a letter is some 0.58 em wide. */}
          <rect
            x={`${side === 'west' ? -0.58 * country.length - 0.4 : -0.4}em`}
            y="-1.1em"
            width={`${0.58 * country.length + 0.8}em`}
            height="1.55em"
          />
          <text>{country}</text>
        </g>
      </g>
    </a>
  )
}
