/** The fact sheet as one page of HTML for the printer: A4, in the site's faces and colours. */

import type { Identity } from '@site/identity'
import { callAddress } from '@site/identity/call-address'
import { isGiven } from '@site/identity/figure-words'
import type { Figure } from '@site/identity/figures'
import { locale } from '@site/identity/locale'
import type { FactSheet } from './fact-sheet.ts'

export type FactSheetOwner = Pick<Identity, 'status' | 'name' | 'place' | 'phone' | 'emails'>

/** @param fonts address of the folder with the kit's fonts */
export function factSheetPage(sheet: FactSheet, owner: FactSheetOwner, fonts: string): string {
  const { pillars, stages, figures, fees, article } = sheet
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escaped(`${sheet.title}: ${sheet.kind.toLowerCase()}`)}</title>
<style>${styles(fonts)}</style>
</head>
<body>
<header>
${thread}
<p class="kind">${escaped(sheet.kind)}</p>
<h1>${escaped(sheet.title)}</h1>
<p class="lead">${escaped(sheet.lead)}</p>
${owner.status === 'demonstration' ? `<p class="demonstration">A demonstration: ${escaped(owner.name)} is not a real person.</p>` : ''}
</header>
<main>
<ul class="pillars">${pillars.map(({ title, description }) => `<li><h2>${escaped(title)}</h2><p>${escaped(description)}</p></li>`).join('')}</ul>
<section class="stages"><h2>${escaped(stages.title)}</h2>
<ol>${stages.items.map(({ title, description }) => `<li><h3>${escaped(title)}</h3><p>${escaped(description)}</p></li>`).join('')}</ol></section>
<div class="pair">
<section class="${figures.provenance === 'specimen' ? 'specimen' : ''}"><h2>${escaped(figures.title)}</h2>${figures.provenance === 'specimen' ? '<p>Specimen text</p>' : ''}
<ul class="figures">${figures.items.map(({ figure, label }) => `<li><b>${escaped(numberIn(figure, owner))}</b> ${escaped(label)}</li>`).join('')}</ul>
<p class="note">${escaped(figures.note)}</p></section>
<section class="fees"><h2>${escaped(fees.title)}</h2>
<table><tbody>${fees.rows.map(({ item, fee }) => `<tr><th scope="row">${escaped(item)}</th><td>${escaped(fee)}</td></tr>`).join('')}</tbody></table>
<p class="note">${escaped(fees.note)}</p></section>
</div>
</main>
<footer>
<div class="article"><blockquote><p>“${escaped(article.quote)}”</p></blockquote><p>${escaped(article.source)}</p></div>
<div class="contact"><h2>${escaped(sheet.contact)}</h2>
<p><b>${escaped(owner.name)}</b><br>${escaped(owner.place.city)}, ${escaped(owner.place.country)}<br>
<a href="mailto:${escaped(owner.emails.consultation)}">${escaped(owner.emails.consultation)}</a><br>
<a href="${escaped(callAddress(owner.phone))}">${escaped(owner.phone)}</a></p></div>
</footer>
</body>
</html>
`
}

/** Without its unit, which the label says; a dash on a live sheet until it is counted. */
const numberIn = (figure: Figure, { status }: FactSheetOwner): string =>
  isGiven(figure, status) ? (/^[\d,.]+\+?/.exec(figure.value)?.[0] ?? '') : '–'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, character => entities[character] ?? character)

/** One thread across the sheet's head, with a loop for each pillar. */
const thread = `<svg viewBox="0 0 210 20" aria-hidden="true"><path d="M-4 17${[16, 62, 108, 154]
  .map(x => `S${x - 10} 15 ${x} 15C${x + 8} 15 ${x + 8.5} 5 ${x + 2} 5S${x - 4} 15 ${x + 6} 15S${x + 16} 17 ${x + 26} 17`)
  .join('')}S204 15 214 13"/></svg>`

/** Sizes in points, for paper; the colours are the tokens'. */
const styles = (fonts: string): string => `
@font-face { font-family: Fraunces; src: url("${fonts}fraunces-roman.woff2"); font-weight: 360 500 }
@font-face { font-family: Fraunces figures; src: url("${fonts}fraunces-roman-figures.woff2"); font-weight: 360 500 }
@font-face { font-family: Fraunces more; src: url("${fonts}fraunces-roman-more.woff2"); font-weight: 360 500 }
@font-face { font-family: Fraunces; src: url("${fonts}fraunces-italic.woff2"); font-weight: 360 500; font-style: italic }
@font-face { font-family: Fraunces more; src: url("${fonts}fraunces-italic-more.woff2"); font-weight: 360 500; font-style: italic }
@font-face { font-family: Atkinson; src: url("${fonts}atkinson-text.woff2"); font-weight: 400 650 }
@font-face { font-family: Atkinson more; src: url("${fonts}atkinson-text-more.woff2"); font-weight: 400 650 }
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { background: #e9bfaf; print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { width: 210mm; height: 296.8mm; overflow: hidden; display: grid; grid-template-rows: auto 1fr auto; background: #f5efe4; color: #17141f; font: 400 10pt/1.42 Atkinson, Atkinson more, sans-serif }
h1, h2, h3 { font-family: Fraunces, Fraunces more, Fraunces figures, serif; font-weight: 400; letter-spacing: -0.018em }
h2 { font-size: 15pt; line-height: 1.1 }
h3 { font-size: 12pt; line-height: 1.15 }
ul, ol { list-style: none }
a { color: inherit }
header { position: relative; padding: 23mm 16mm 9mm; background: #17141f; color: #f5efe4 }
header svg { position: absolute; inset: 3mm 0 auto; width: 100% }
header path { fill: none; stroke: #f2a93b; stroke-width: 0.5 }
.kind { font-weight: 600; color: #f2a93b }
h1 { margin: 1mm 0 3mm; font-size: 38pt; line-height: 1; letter-spacing: -0.03em }
.demonstration { width: fit-content; margin-top: 3mm; padding-bottom: 1mm; border-bottom: 0.3mm dashed #f2a93b; font-size: 9pt }
.lead { max-width: 140mm; font-size: 12pt; line-height: 1.4 }
main { display: grid; align-content: space-between; gap: 5mm; padding: 8mm 16mm }
.pillars { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 8mm }
.pillars li { padding-top: 2.4mm; border-top: 0.35mm solid #b8401f }
.pillars h2 { margin-bottom: 0.8mm; color: #96300f }
.stages h2, .pair h2 { margin-bottom: 2.6mm }
.stages ol { display: grid; grid-template-columns: repeat(5, 1fr); gap: 4mm; counter-reset: stage }
.stages li { counter-increment: stage }
.stages li::before { content: counter(stage) / ""; display: block; font: 400 20pt/1 Fraunces, Fraunces more, Fraunces figures, serif; color: #b8401f }
.stages p { margin-top: 0.8mm; font-size: 8.8pt; line-height: 1.36 }
.pair { display: grid; grid-template-columns: 6fr 7fr; gap: 7mm; margin-inline: -5mm; padding: 5mm; background: #eadfcb }
.specimen > h2 + p { margin: -1.6mm 0 2mm; padding-bottom: 1mm; border-bottom: 0.3mm dashed #f2a93b; font-size: 8pt; color: #4a4354 }
.figures li { display: grid; grid-template-columns: 13mm 1fr; align-items: baseline; line-height: 1.25 }
.figures b { font: 400 16pt/1.22 Fraunces, Fraunces more, Fraunces figures, serif; font-variant-numeric: lining-nums; color: #96300f }
table { width: 100%; border-collapse: collapse }
th, td { padding: 1.1mm 0; border-bottom: 0.2mm solid #c9b793; font-weight: 400; text-align: left }
td { text-align: right; font-weight: 600; white-space: nowrap }
.note { margin-top: 2mm; font-size: 8pt; line-height: 1.35; color: #4a4354 }
footer { display: grid; grid-template-columns: 1fr 56mm; gap: 10mm; padding: 7mm 16mm 8mm; background: #e9bfaf }
blockquote { font: italic 400 12pt/1.3 Fraunces, Fraunces more, serif }
blockquote + p { margin-top: 1.6mm; font-size: 8.8pt; color: #4a4354 }
.contact h2 { margin-bottom: 1.2mm; font-size: 12pt }
.contact b { font-weight: 650 }
`
