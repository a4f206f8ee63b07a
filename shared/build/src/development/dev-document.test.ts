import { expect, it } from 'vitest'
import { devDocument } from './dev-document.ts'

it('writes a title and a pin that end neither their element nor the head', () => {
  const html = devDocument({
    page: { path: '/</script>', head: { title: 'Law & </title><b>order</b>', description: '', area: 'rights', barTone: 'ink' } },
    pin: { shell: 'dev', sections: { 'remote-home': { release: '</script>', entry: '', pages: {}, integrity: {} } } },
    frame: { top: '<p>top</p>', foot: '<p>foot</p>' },
    fragment: '<h1>page</h1>',
  })
  expect(html).toContain('<title>Law &amp; &lt;/title&gt;&lt;b&gt;order&lt;/b&gt; · ')
  expect(html).toContain('"release":"\\u003c/script>"')
  expect(html).toContain('<div id="frame-top"><p>top</p></div><main id="main" tabindex="-1"><div id="page"><h1>page</h1></div></main>')
})
