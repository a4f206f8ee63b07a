import camera from 'icon:camera'
import music from 'icon:eighth-notes'
import messageCircle from 'icon:message-circle'
import play from 'icon:play'
import users from 'icon:users'
import { identity } from '@site/identity'
import { Icon, type IconDrawing } from '@site/kit/ui/base/icon'
import text from '@site/kit/ui/base/text.module.css'
import { frameCopy } from '../content/frame-copy.ts'
import styles from './social-links.module.css'

type Channel = keyof typeof identity.socials

const channels = {
  photographs: { name: 'Photo sharing', drawing: camera },
  music: { name: 'Music streaming', drawing: music },
  video: { name: 'Video', drawing: play },
  conversations: { name: 'Social network: conversations', drawing: messageCircle },
  community: { name: 'Social network: community', drawing: users },
} as const satisfies Record<Channel, { name: string; drawing: IconDrawing }>

/** Photo sharing, music streaming, video and two social networks, each in a new tab. */
export function SocialLinks() {
  return (
    <ul className={styles.discs}>
      {(Object.keys(channels) as Channel[]).map(channel => {
        const { name, drawing } = channels[channel]
        return (
          <li key={channel}>
            <a href={identity.socials[channel]} target="_blank" rel="noopener" title={name}>
              <Icon drawing={drawing} />
              <span className={text.spoken}>
                {name} {frameCopy.footer.newTab}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
