// @vitest-environment node
import { checkFragment } from '@site/delivery/check-fragment'
import { Activity, lazy, type ReactNode, Suspense, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

/** Rendered as a section's page is. */
const check = (page: ReactNode) => () => checkFragment(renderToString(page, { identifierPrefix: 'page-' }), 'page.html')

function Field() {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Name</label>
      <input id={id} name="name" required defaultValue={'"<>&'} />
    </>
  )
}

const Never = lazy(() => new Promise<never>(() => {}))

test.each<[string, ReactNode]>([
  [
    'texts, numbers and escaped characters',
    <p key="a" title={'<!--page--> "\'&'}>
      {'a < b'} {1} {'</div></main>'}
    </p>,
  ],
  [
    'fields with ids of React',
    <form key="a" action="/booking" method="post">
      <Field />
      <select defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
    </form>,
  ],
  [
    'texts that begin with a line break',
    <div key="a">
      <textarea defaultValue={'\n<b>'} />
      <pre>{'\n a\r\n b'}</pre>
    </div>,
  ],
  [
    'boundaries, ready and left to the browser',
    <div key="a">
      <Suspense fallback="wait">
        <b>ready</b>
      </Suspense>
      <Suspense fallback={<i>wait</i>}>
        <Never />
      </Suspense>
    </div>,
  ],
  [
    'activities',
    <div key="a">
      <Activity mode="visible">
        <b>seen</b>
      </Activity>
      <Activity mode="hidden">
        <b>unseen</b>
      </Activity>
    </div>,
  ],
  [
    'pictures, of which one is preloaded',
    <div key="a">
      <img src="/_/a/x.png" srcSet="/_/a/x.png 1x, /_/a/y.png 2x" sizes="100vw" alt="" />
      <img src="/_/a/z.png" alt="" loading="lazy" />
    </div>,
  ],
  [
    'films',
    <video key="a" src="/_/a/f.mp4" poster="/_/a/f.jpg" muted playsInline loop>
      <track src="/_/a/f.vtt" kind="captions" />
    </video>,
  ],
  [
    'drawings',
    <svg key="a" viewBox="0 0 9 9" role="img">
      <title>T</title>
      <defs>
        <linearGradient id="g">
          <stop offset={0} stopColor="red" />
        </linearGradient>
        <clipPath id="c">
          <rect width={9} height={9} />
        </clipPath>
      </defs>
      <g clipPath="url(#c)">
        <path d="M0 0h9" strokeWidth={2} />
      </g>
      <use xlinkHref="#g" />
    </svg>,
  ],
  [
    'tables',
    <table key="a">
      <caption>C</caption>
      <colgroup>
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">H</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>x</td>
        </tr>
      </tbody>
    </table>,
  ],
  [
    'lists, terms and disclosures',
    <div key="a">
      <ul>
        <li>
          a
          <ul>
            <li>b</li>
          </ul>
        </li>
      </ul>
      <dl>
        <div>
          <dt>t</dt>
          <dd>d</dd>
        </div>
      </dl>
      <details open>
        <summary>s</summary>x
      </details>
      <dialog open>d</dialog>
    </div>,
  ],
  [
    'what stands in for script',
    <noscript key="a">
      <a href="/_/a/f.mp4">Watch</a>
    </noscript>,
  ],
  [
    'handlers, which are not written',
    <button key="a" type="button" onClick={() => {}} data-on="ink" hidden>
      b
    </button>,
  ],
])('the delivery takes %s as React writes them', (_what, page) => expect(check(page)).not.toThrow())

test.each<[string, ReactNode]>([
  [
    'a script',
    <div key="a">
      <script async src="/x.js" />
    </div>,
  ],
  [
    'a form that only script can send',
    <form key="a" action={() => {}}>
      <button type="submit">b</button>
    </form>,
  ],
  ['raw markup that is not whole', <div key="a" dangerouslySetInnerHTML={{ __html: '<p>a</div>' }} />],
])('and refuses %s', (_what, page) => expect(check(page)).toThrow(/^page\.html, character \d+: expected /))
