import arrowUpRight from 'icon:arrow-up-right'
import camera from 'icon:camera'
import messageCircle from 'icon:message-circle'
import play from 'icon:play'
import { identity } from '@site/identity'
import { Icon, type IconDrawing } from '@site/kit/ui/base/icon'
import text from '@site/kit/ui/base/text.module.css'
import styles from './social-icons.module.css'

type Channel = keyof typeof identity.socials

const channels: readonly { channel: Channel; name: string; drawing: IconDrawing }[] = [
  { channel: 'video', name: 'Video', drawing: play },
  { channel: 'photographs', name: 'Photographs', drawing: camera },
  { channel: 'conversations', name: 'Conversations', drawing: messageCircle },
]

/** Where the consultant is heard between engagements: the owner's addresses, each in a new tab, which its link says. */
export function SocialIcons() {
  return (
    <ul className={styles.channels}>
      {channels.map(({ channel, name, drawing }) => (
        <li key={channel}>
          <a href={identity.socials[channel]} target="_blank" rel="noopener" className={styles.channel}>
            <span className={styles.disc}>
              <Icon drawing={drawing} />
            </span>
            <span>
              {name} <span className={text.spoken}>(opens in a new tab)</span>
            </span>
            <Icon drawing={arrowUpRight} className={styles.away} />
          </a>
        </li>
      ))}
    </ul>
  )
}
