import { identity } from '@site/identity'
import text from '@site/kit/ui/text.module.css'
import { Camera, type LucideIcon, MessageCircle, Music, Play, Users } from 'lucide-react'
import styles from './social-links.module.css'

type Channel = keyof typeof identity.socials

const channels = {
  photographs: { name: 'Photographs', Icon: Camera },
  music: { name: 'Music', Icon: Music },
  video: { name: 'Video', Icon: Play },
  conversations: { name: 'Conversations', Icon: MessageCircle },
  community: { name: 'Community', Icon: Users },
} as const satisfies Record<Channel, { name: string; Icon: LucideIcon }>

/** Photo sharing, music streaming, video and two social networks, each in a new tab. */
export function SocialLinks() {
  return (
    <ul className={styles.discs}>
      {(Object.keys(channels) as Channel[]).map(channel => {
        const { name, Icon } = channels[channel]
        return (
          <li key={channel}>
            <a href={identity.socials[channel]} target="_blank" rel="noopener">
              <Icon aria-hidden="true" />
              <span className={text.spoken}>{name} (opens in a new tab)</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
