import { identity } from '@site/identity'
import text from '@site/kit/ui/text.module.css'
import { ArrowUpRight, Camera, type LucideIcon, MessageCircle, Play } from 'lucide-react'
import styles from './social-icons.module.css'

type Channel = keyof typeof identity.socials

const channels: readonly { channel: Channel; name: string; Icon: LucideIcon }[] = [
  { channel: 'video', name: 'Video', Icon: Play },
  { channel: 'photographs', name: 'Photographs', Icon: Camera },
  { channel: 'conversations', name: 'Conversations', Icon: MessageCircle },
]

/** Where she is heard between engagements: the owner's addresses, each in a new tab, which the words say. */
export function SocialIcons() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers.
    <ul role="list" className={styles.channels}>
      {channels.map(({ channel, name, Icon }) => (
        <li key={channel}>
          <a href={identity.socials[channel]} target="_blank" rel="noopener" className={styles.channel}>
            <span className={styles.disc}>
              <Icon aria-hidden="true" />
            </span>
            <span>
              {name} <span className={text.spoken}>(opens in a new tab)</span>
            </span>
            <ArrowUpRight className={styles.away} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
