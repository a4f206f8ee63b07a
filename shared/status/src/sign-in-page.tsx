import type { SignInSettings } from '@site/delivery/status-pages'
import { Button } from '@site/kit/ui/base/button'
import layout from '@site/kit/ui/base/layout.module.css'
import { CommandLine } from './command-line.tsx'
import { Field } from './field.tsx'
import { PageFrame } from './page-frame.tsx'
import styles from './sign-in-page.module.css'

export type SignInPageProps = { settings: SignInSettings }

/** One field: a token is name and password at once. A password manager may keep it. */
export function SignInPage({ settings: { siteName, refused } }: SignInPageProps) {
  return (
    <PageFrame
      fringe
      siteName={siteName}
      title={
        <>
          Sign in to <em>release</em>
        </>
      }
    >
      <div className={`${layout.wrap} ${styles.sheet}`}>
        <form className={styles.form} method="post" action="/status/sign-in">
          {/* A password manager files the token under this name. */}
          <input type="text" name="username" autoComplete="username" value={siteName} readOnly hidden />
          <Field
            id="token"
            label="Token"
            hint="It begins with site_ and was shown once, when it was made."
            error={refused}
            name="token"
            type="password"
            autoComplete="current-password"
            spellCheck={false}
            required
          />
          <Button type="submit">Sign in</Button>
        </form>
        <div className={styles.none}>
          <p>No token? Whoever keeps the store makes one for a section:</p>
          <CommandLine>npm run release -- token create remote-home</CommandLine>
        </div>
      </div>
    </PageFrame>
  )
}
