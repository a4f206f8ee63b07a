import download from 'icon:download'
import { sizes } from 'virtual:made-files'
import { ButtonLink } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import styles from './paper-download.module.css'

/** The paper to keep: the PDF at `path`, with its size where the build knows it. */
export function PaperDownload({ path }: { path: string }) {
  const size = sizes[path]
  return (
    <ButtonLink look="line" size="small" icon={<Icon drawing={download} />} href={path} download type="application/pdf">
      <span>The paper as PDF{size !== undefined && <span className={styles.size}> ({Math.round(size / 1000)} kB)</span>}</span>
    </ButtonLink>
  )
}
