import { identity } from '@site/identity'

/** One thread that makes a Z; owners of another initial have four crossings of plain weave. */
export function BrandMark() {
  return identity.initial === 'Z' ? <ThreadedZ /> : <PlainWeave />
}

function ThreadedZ() {
  return (
    <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" aria-hidden="true">
      <path d="M6 10H25C31 10 31 15 26 19L12 30H22C30 30 36 25 36 18S30 7 24 12L8 26" />
    </svg>
  )
}

/** The drawing of `shared/media/identity/mark-neutral.svg`, inline so that it takes the bar's colour. */
function PlainWeave() {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="4.2" strokeLinecap="round" aria-hidden="true">
      <path d="M5 17.5H11.5M21.5 17.5H43M5 30.5H26.5M36.5 30.5H43M16.5 5V26M16.5 35.5V43M31.5 5V12.5M31.5 22.5V43" />
    </svg>
  )
}
