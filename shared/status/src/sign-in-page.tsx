import type { SignInSettings } from '@site/delivery/status-pages'
import { Button } from '@site/kit/ui/base/button'
import layout from '@site/kit/ui/base/layout.module.css'
import text from '@site/kit/ui/base/text.module.css'
import { Field } from './field.tsx'
import { PageFrame } from './page-frame.tsx'

export type SignInPageProps = { settings: SignInSettings }

/** One field: a token is name and password at once. A password manager may keep it. */
export function SignInPage({ settings: { siteName, refused } }: SignInPageProps) {
  return (
    <PageFrame
      siteName={siteName}
      title={
        <>
          Sign in to <em>release</em>
        </>
      }
    >
      <form className={layout.stack5} method="post" action="/status/sign-in">
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
        <p className={text.meta}>
          No token? Whoever keeps the store makes one for a section: <code>npm run release -- token create remote-home</code>
        </p>
      </form>
    </PageFrame>
  )
}
