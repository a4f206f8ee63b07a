import { useSite } from '@site/kit/runtime'
import text from '@site/kit/ui/base/text.module.css'

/** What the site has to say to screen readers: what was loaded, sent, or could not be done. */
export function Announcements() {
  const sentence = useSite(state => state.announcement)
  return (
    <p role="status" className={text.spoken}>
      {sentence}
    </p>
  )
}
