import { describe, expect, test } from 'vitest'
import { checkFragment, checkFrame } from './check-fragment.ts'

const check = (markup: string) => () => checkFragment(markup, 'page.html')

describe('what React prerenders is taken as it is', () => {
  // Written by renderToString of React 19.3.
  test.each([
    ['nothing', ''],
    ['texts side by side', '<p>a <!-- -->1<!-- --> b &lt;c&gt; &amp; &quot;d&quot; &#x27;e&#x27;</p>'],
    ['several elements at its root', '<h1>One</h1>between<section id="two"><h2>Two</h2></section>'],
    ['a boundary that is ready', '<div><!--$--><b>x</b><!--/$--></div>'],
    [
      'a boundary that is left to the browser',
      '<div><!--$!--><template data-msg="The server used &quot;renderToString&quot;" data-cstck="\n    at Lazy (&lt;anonymous&gt;)"></template>wait<!--/$--></div>',
    ],
    ['an activity', '<div><!--&--><i></i><!--/&--></div>'],
    [
      'a picture and its preload',
      '<link rel="preload" as="image" href="/_/a/x.png"/><picture><source type="image/avif" srcSet="/_/a/x-640.avif 640w, /_/a/x-1280.avif 1280w" sizes="(width &lt; 48rem) 100vw"/><img src="/_/a/x.webp" alt="A &quot;quoted&quot; sign" width="640" height="360"/></picture>',
    ],
    ['a picture in its address', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""/>'],
    [
      'a drawing',
      '<svg viewBox="0 0 9 9" aria-hidden="true"><title>T</title><defs><linearGradient id="g"><stop offset="0"></stop></linearGradient><clipPath id="c"></clipPath></defs><path d="M0 0h9" fill="url(#g)" stroke-width="2"></path><use xlink:href="#a" href="#a"></use><a href="https://example.org/"><text>t</text></a></svg>',
    ],
    [
      'a form',
      '<form action="/booking" method="post"><label for="n">Name</label><input id="n" name="name" required="" value=""/><select><option value="a" selected="">A</option></select><textarea name="message">\n\nDear &lt;you&gt;</textarea><button formAction="#learn" type="submit">Send</button></form>',
    ],
    ['a text area with one line', '<textarea>one</textarea>'],
    ['a text area that begins with a line break', '<textarea>\n\none</textarea><pre>\n\n two</pre><pre>\n</pre>'],
    ['lines that end as on Windows', '<p>one\r\ntwo</p><p>three</p>'],
    ['a table', '<table><caption>C</caption><thead><tr><th scope="col">H</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>'],
    [
      'what stands in for script',
      '<noscript><a href="/_/remote-home/film.mp4">Watch<svg viewBox="0 0 1 1"><path d="M0"></path></svg></a></noscript>',
    ],
    ['a film', '<video src="/_/a/f.mp4" poster="/_/a/f.jpg" muted="" playsInline=""><track src="/_/a/f.vtt" kind="captions"/></video>'],
    [
      'links of all kinds',
      '<a href="/faq">a</a><a href="#work">b</a><a href="">c</a><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener">d</a><a href="mailto:a@example.org">e</a><a href="tel:+44123">f</a>',
    ],
    ['a source that is named', '<blockquote cite="https://example.org/">q</blockquote>'],
    [
      'words that only look like something else',
      '<p title="onclick=1 style= javascript:x" data-on="ink" aria-label="Countries: data:text">&lt;script&gt;</p>',
    ],
  ])('%s', (_what, markup) => expect(check(markup)).not.toThrow())
})

describe('a script, an event handler and an address that runs are refused', () => {
  test.each([
    '<script>alert(1)</script>',
    '<ScRiPt src="/x.js"></ScRiPt>',
    '<script type="application/json" id="x">{}</script>',
    '<template><script></script></template>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><title><script>1</script></title></svg>',
    '<noscript><script>1</script></noscript>',
    '<p onclick="x()">a</p>',
    '<p ONCLICK="x()">a</p>',
    '<img src="/x" onerror="x()"/>',
    '<details ontoggle="x()" open=""></details>',
    '<svg onload="x()"></svg>',
    '<svg><path onBegin="x()"></path></svg>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="JaVaScRiPt:alert(1)">a</a>',
    '<a href="java&#115;cript:alert(1)">a</a>',
    '<a href="java&#x0A;script:alert(1)">a</a>',
    '<a href="java&Tab;script&colon;alert(1)">a</a>',
    '<a href="java\nscript:alert(1)">a</a>',
    '<a href=" \tjavascript:alert(1)">a</a>',
    '<a href="&#32;javascript:alert(1)">a</a>',
    '<map><area href="javascript:alert(1)"/></map>',
    '<svg><a href="javascript:alert(1)"><text>t</text></a></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>t</text></a></svg>',
    '<svg><a XLINK:HREF="java&NewLine;script:alert(1)"><text>t</text></a></svg>',
    '<svg><animate attributeName="href" values="/a;javascript:alert(1)"></animate></svg>',
    '<svg><set attributeName="href" to="javascript:alert(1)"></set></svg>',
    '<img src="javascript:alert(1)"/>',
    '<img srcset="/x.png 1x, javascript:alert(1) 2x"/>',
    '<form action="javascript:throw new Error(&#x27;React form unexpectedly submitted.&#x27;)"></form>',
    '<button formAction="javascript:alert(1)">a</button>',
    '<blockquote cite="javascript:alert(1)">q</blockquote>',
  ])('%s', markup =>
    expect(check(markup)).toThrow(/^page\.html, character \d+: expected (no <script>|no event handler|an address that runs)/),
  )
})

describe('markup that browsers read otherwise than it is written is refused', () => {
  test.each([
    ['an element left open', '<div><p>a</p>'],
    ['an end tag too many', '<p>a</p></p>'],
    ['an end tag of nothing', 'a</span>b'],
    ['the end of the page itself', '</div></main><script>1</script><main><div>'],
    ['the end of the page, and another in its place', '</div></main><main><div>'],
    ['the end of the body', '<p>a</p></body>'],
    ['elements that cross', '<b><i>a</b></i>'],
    ['the document itself', '<html></html>'],
    ['its head', '<head></head>'],
    ['its body', '<body data-ground="ink"></body>'],
    ['its frames', '<frameset></frameset>'],
    ['what swallows all behind it', '<plaintext></plaintext>'],
    ['an attribute twice', '<p id="a" id="b">a</p>'],
    ['mathematics that a table gives away', '<math><mtext><table><mglyph><style></style></mglyph></table></mtext></math>'],
    ['a paragraph that a block closes', '<p><div></div></p>'],
    ['a paragraph in a paragraph', '<p><p></p></p>'],
    ['a heading in a heading', '<h1><h2></h2></h1>'],
    ['an item in an item', '<ul><li><li></li></li></ul>'],
    ['a link in a link', '<a href="/a"><b><a href="/b"></a></b></a>'],
    ['a button in a button', '<button><button></button></button>'],
    ['a form in a form', '<form><form></form></form>'],
    ['a form in a form, further in', '<form><div><form></form></div></form>'],
    ['text that a table gives away', '<table>text<tbody></tbody></table>'],
    ['elements that a table gives away', '<table><div></div><tbody></tbody></table>'],
    ['a form that a table makes empty', '<table><form><tbody></tbody></form></table>'],
    ['rows without a body', '<table><tr><td>a</td></tr></table>'],
    ['cells without a table', '<div><td>a</td></div>'],
    ['a caption without a table', '<caption>a</caption>'],
    ['what a list of options does not take', '<select><div>a</div></select>'],
    ['a list of options in another', '<select><select></select></select>'],
    ['formatting that goes on behind its block', '<b><p></b></p>'],
    ['markup that a text area swallows', '<textarea><b></b></textarea>'],
    ['a text area that swallows the page', '<textarea>'],
    ['HTML that ends a drawing', '<svg><p></p></svg>'],
    ['a line break that ends a drawing', '<svg><br/></svg>'],
    ['a line break by its end tag', '</br>'],
    ['an element that closes itself', '<div/>'],
    ['a drawing that closes itself', '<svg/>'],
    ['a path that closes itself', '<svg><path d="M0 0"/></svg>'],
    ['a void element that is closed', '<input></input>'],
    ['a stand-in for script that holds another', '<noscript><noscript></noscript></noscript>'],
    ['the end of the stand-in inside a value', '<noscript><p title="</noscript><img src=/x onerror=x()>"></p></noscript>'],
    ['a comment', '<!-- hidden -->'],
    ['the slot of a frame', '<!--page-->'],
    ['a comment that is not closed', '<!-- <p>a</p>'],
    ['a comment closed at once', '<!--><p>a</p>-->'],
    ['a comment closed with a mark', '<!-- --!><p>a</p>'],
    ['a comment that holds a marker', '<!--$--<b></b>-->'],
    ['a conditional comment', '<!--[if IE]><p>a</p><![endif]-->'],
    ['a bogus comment', '<!p>'],
    ['an instruction', '<?php echo 1 ?>'],
    ['a character section', '<![CDATA[x]]>'],
    ['a character section in a drawing', '<svg><![CDATA[<script>]]></svg>'],
    ['a document type', '<!doctype html>'],
    ['a value that is not closed', '<a href="/x>a</a>'],
    ['a tag that is not closed', '<p>a</p><a href="/x"'],
    ['a value without quotes', '<a href=/x>a</a>'],
    ['a value in single quotes', "<a href='/x'>a</a>"],
    ['attributes without space', '<svg/onload="x()"></svg>'],
    ['a value that holds a tag', '<p title="<b>">a</p>'],
    ['a bare less-than sign', '<p>a < b</p>'],
    ['an end tag with attributes', '<p>a</p title="b">'],
    ['a character that is none', '<p>a\0b</p>'],
    ['a reference to what is no character', '<a href="&#1;javascript:alert(1)">a</a>'],
    ['a reference without its end', '<p>&copy 2025</p>'],
    ['more attributes than an element has', `<p${Array.from({ length: 65 }, (_, n) => ` data-${n}=""`).join('')}>a</p>`],
    ['more elements inside each other than browsers keep', '<div>'.repeat(101) + '</div>'.repeat(101)],
  ])('%s', (_what, markup) => expect(check(markup)).toThrow(/^page\.html, character \d+: expected /))
})

test('a refusal says what was found where', () => {
  expect(check('<h1>Hi</h1><p onclick="x()">a</p>')).toThrow(
    String.raw`page.html, character 12: expected no event handler (onclick), got "<p onclick=\"x()\">a</p>"`,
  )
  expect(check('<div><p>a</p>')).toThrow('page.html, character 1: expected an end tag for <div>, got "<div><p>a</p>"')
  expect(check('<p>a</p></p>')).toThrow('page.html, character 9: expected an end tag of the element that was opened last, got "</p>"')
  expect(check('<p><div></div></p>')).toThrow(
    'page.html, character 4: expected markup that a browser reads as it is written, got "<div></div></p>"',
  )
})

test('markup that is made to keep a parser busy is refused as soon as it is read', () => {
  const many = 200_000
  expect(check('<div>'.repeat(many))).toThrow('at most 100 elements inside each other')
  expect(check(`<p ${'a="" '.repeat(many)}>a</p>`)).toThrow('as React writes them')
  expect(check('<b><p>'.repeat(many))).toThrow('at most 100')
  expect(check('<'.repeat(many))).toThrow('as React writes them')
})

describe('a frame', () => {
  test('is whole before and after its slot', () => {
    expect(() => checkFrame('<header><a href="#main">Skip</a></header><!--page--><footer>f</footer>', 'frame.html')).not.toThrow()
  })

  test.each([
    ['<header></header>', 'frame.html: expected <!--page--> once, got it 0 times'],
    ['<!--page--><!--page-->', 'frame.html: expected <!--page--> once, got it 2 times'],
    ['<div><!--page--></div>', 'frame.html before <!--page-->, character 1: expected an end tag for <div>'],
    ['<header></header><!--page--><footer><script></script></footer>', 'frame.html after <!--page-->, character 9: expected no <script>'],
  ])('%s is refused', (file, reason) => expect(() => checkFrame(file, 'frame.html')).toThrow(reason))
})
