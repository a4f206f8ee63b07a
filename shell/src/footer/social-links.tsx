import camera from 'icon:camera'
import music from 'icon:eighth-notes'
import messageCircle from 'icon:message-circle'
import play from 'icon:play'
import users from 'icon:users'
import { identity } from '@site/identity'
import { Icon } from '@site/kit/ui/base/icon'
import text from '@site/kit/ui/base/text.module.css'
import { frameCopy } from '../content/frame-copy.ts'
import styles from './social-links.module.css'

const channels = [
  { channel: 'photographs', name: 'Photo sharing', drawing: camera },
  { channel: 'music', name: 'Music streaming', drawing: music },
  { channel: 'video', name: 'Video', drawing: play },
  { channel: 'conversations', name: 'Social network: conversations', drawing: messageCircle },
  { channel: 'community', name: 'Social network: community', drawing: users },
] as const

/** Photo sharing, music streaming, video and two social networks, each in a new tab. */
export function SocialLinks() {
  return (
    <ul className={styles.discs}>
      {channels.map(({ channel, name, drawing }) => (
        <li key={channel}>
          <a href={identity.socials[channel]} target="_blank" rel="noopener" title={name}>
            <Icon drawing={drawing} />
            <span className={text.spoken}>
              {name} {frameCopy.footer.newTab}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
