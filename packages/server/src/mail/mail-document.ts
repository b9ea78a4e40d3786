/** One mail as HTML for mail programs, which know tables and attributes of style only, and as text. */
import { html, raw } from 'hono/html'

/** A line that leads somewhere. */
export interface MailLink {
  words: string
  url: string
}

interface MailShipment {
  when: string
  /** A sentence more, or none. */
  note: string
  /** How many. */
  pieces: string
  lines: readonly string[]
}

export interface MailDocument {
  /** Of the text: `de`. */
  language: string
  /** Subject. */
  title: string
  heading: string
  /** Empty where the reader has no name: the people of the site. */
  greeting: string
  /** One paragraph each, which may have several lines. */
  intro: readonly string[]
  facts: readonly (readonly [label: string, value: string])[]
  schedule: { title: string; shipments: readonly MailShipment[] } | undefined
  table?: {
    title: string
    heads: readonly [article: string, ...numbers: string[]]
    rows: readonly { number: string; detail: string; cells: readonly string[] }[]
    /** The last one is the total; none where the mail is about no money. */
    sums: readonly (readonly [label: string, value: string])[]
    /** A sentence about the sums, below them. */
    note?: string
  }
  blocks: readonly { title: string; lines: readonly (string | MailLink)[] }[]
  link: MailLink
  contact: readonly string[]
}

const TEXT_WIDTH = 64

/** Pieces, and what they come to; with the price of one where it is known. */
const sumLine = (cells: readonly string[]): string =>
  cells.length > 2 ? `${cells[0]} × ${cells[1]} = ${cells.at(-1)}` : `${cells[0]}  ${cells.at(-1)}`

/** An article with its sum below it; pieces alone stand before it. */
function rowText({ number, detail, cells }: NonNullable<MailDocument['table']>['rows'][number]): string {
  const article = `${number}  ${detail.replaceAll('\n', '\n      ')}`
  return cells.length === 1 ? `  ${cells[0]} × ${article}` : `  ${article}\n${sumLine(cells).padStart(TEXT_WIDTH)}`
}

export function renderText(mail: MailDocument): string {
  const label = Math.max(...mail.facts.map(([name]) => name.length)) + 3
  const paragraphs: string[] = [
    ...(mail.greeting ? [mail.greeting] : []),
    ...mail.intro,
    mail.facts.map(([name, value]) => `  ${name.padEnd(label)}${value}`).join('\n'),
  ]
  if (mail.schedule) {
    paragraphs.push(mail.schedule.title.toUpperCase())
    for (const { when, note, pieces, lines } of mail.schedule.shipments)
      paragraphs.push(
        [`  ${when} (${pieces})`, ...(note ? [`  ${note}`] : []), ...lines.map(line => `      ${line}`)].join('\n'),
      )
  }
  if (mail.table) {
    const { title, rows, sums, note } = mail.table
    paragraphs.push(title.toUpperCase())
    const lines = rows.map(rowText)
    // Pieces of one article each take a line, and no blank one between them.
    if (rows.every(({ cells }) => cells.length === 1)) paragraphs.push(lines.join('\n'))
    else paragraphs.push(...lines)
    const added = sums.map(([name, value]) => `  ${name}${value.padStart(TEXT_WIDTH - 2 - name.length)}`)
    if (added.length > 0) paragraphs.push(added.join('\n'))
    if (note) paragraphs.push(`  ${note}`)
  }
  for (const { title, lines } of mail.blocks)
    paragraphs.push([title.toUpperCase(), ...lines.map(line => `  ${textOf(line)}`)].join('\n'))
  paragraphs.push(`${mail.link.words}:\n${mail.link.url}`, mail.contact.join('\n'))
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

const textOf = (line: string | MailLink): string => (typeof line === 'string' ? line : `${line.words}: ${line.url}`)

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Programs that ask for dark colours get them; the others invert by themselves. */
const DARK = `@media (prefers-color-scheme:dark){.bg{background-color:#0c1016!important}.card{background-color:#131922!important;border-color:#303b4a!important}.t1{color:#e9edf3!important}.t2{color:#b9c3d0!important}.ln{border-color:#303b4a!important}}
@media (max-width:599px){.pad{padding-left:20px!important;padding-right:20px!important}.unit{display:none!important}}`

/** Everything that comes from people is escaped by the tag. */
export function renderHtml(mail: MailDocument): string {
  const heading = (words: string) =>
    html`<h2 class="t1" style="margin:0 0 8px;font-size:16px;line-height:22px;color:#121926;${FONT}">${words}</h2>`
  const section = (content: unknown) => html`<tr><td class="pad" style="padding:24px 32px 0">${content}</td></tr>`
  const page = html`<!doctype html>
<html lang="${mail.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${mail.title}</title><style>${raw(DARK)}</style></head>
<body class="bg" style="margin:0;padding:0;background-color:#f5f6f8">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f5f6f8"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto"><tr><td style="padding:0 4px 14px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" width="28" height="28" bgcolor="#0066d6" style="background-color:#0066d6;border-radius:7px;color:#ffffff;font-size:15px;font-weight:bold;${FONT}">C</td><td class="t1" style="padding-left:10px;font-size:16px;font-weight:bold;color:#121926;${FONT}">Cartwright</td></tr></table></td></tr></table>
<table role="presentation" class="card t2" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto;background-color:#ffffff;border:1px solid #d5dae2;border-radius:10px;font-size:14px;line-height:21px;color:#414d5f;${FONT}">
<tr><td class="pad" style="padding:30px 32px 0"><h1 class="t1" style="margin:0 0 8px;font-size:24px;line-height:30px;color:#121926">${unbroken(mail.heading)}</h1>${mail.greeting && html`<p style="margin:0 0 8px">${mail.greeting}</p>`}${mail.intro.map(text => html`<p style="margin:0 0 8px">${text.split('\n').map((line, place) => html`${place > 0 ? raw('<br>') : ''}${line}`)}</p>`)}</td></tr>
${mail.facts.length > 0 && section(html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">${mail.facts.map(([label, value]) => html`<tr><td style="padding:2px 16px 2px 0;vertical-align:top">${label}</td><td class="t1" style="padding:2px 0;color:#121926;font-weight:bold">${value}</td></tr>`)}</table>`)}
${section(html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="#0066d6" style="background-color:#0066d6;border-radius:6px"><a href="${mail.link.url}" style="display:inline-block;padding:12px 22px;color:#ffffff;font-weight:bold;text-decoration:none">${mail.link.words}</a></td></tr></table>`)}
${
  mail.schedule &&
  section(
    html`${heading(mail.schedule.title)}${mail.schedule.shipments.map(
      ({ when, note, pieces, lines }) =>
        html`<p class="ln" style="margin:0;padding:8px 0;border-top:1px solid #d5dae2"><b class="t1" style="color:#121926">${when}</b> ·\u00a0${pieces.replaceAll(' ', '\u00a0')}${note && html`<br>${note}`}${lines.map(line => html`<br>${line}`)}</p>`,
    )}`,
  )
}
${mail.table && section(tableOf(mail.table, heading))}
${mail.blocks.map(({ title: name, lines }) => section(html`${heading(name)}<p style="margin:0">${lines.map((line, place) => html`${place > 0 ? raw('<br>') : ''}${htmlOf(line)}`)}</p>`))}
<tr><td class="pad" style="padding:24px 32px 28px;font-size:12px;line-height:18px">${mail.contact.map((line, place) => html`${place > 0 ? raw('<br>') : ''}${unbroken(line)}`)}</td></tr>
</table></td></tr></table></body></html>`
  return String(page)
}

/** Numbers such as `CW-TN2420` and spans such as `Mon–Fri` stay on one line. */
const unbroken = (text: string) =>
  text
    .split(/([A-Z0-9]+(?:-[A-Z0-9]+)+|[\p{L}\d:.]+–[\p{L}\d:.]+)/u)
    .map((piece, at) => (at % 2 === 1 ? html`<span style="white-space:nowrap">${piece}</span>` : html`${piece}`))

const htmlOf = (line: string | MailLink) =>
  typeof line === 'string'
    ? line
    : html`<a href="${line.url}" class="t1" style="color:#0a57b5;text-decoration:underline">${line.words}</a>`

function tableOf(
  { heads, rows, sums, note, title }: NonNullable<MailDocument['table']>,
  heading: (words: string) => unknown,
) {
  return html`${heading(title)}<table width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${heads.map(
    (head, place) =>
      html`<th class="${place === 2 ? 'unit ' : ''}ln" scope="col" align="${place === 0 ? 'left' : 'right'}" style="padding:6px 0 6px ${place === 0 ? 0 : 12}px;font-size:12px;border-bottom:1px solid #d5dae2">${head}</th>`,
  )}</tr>${rows.map(
    ({ number, detail, cells }) =>
      html`<tr><td class="ln" style="padding:8px 0;border-bottom:1px solid #d5dae2"><b class="t1" style="color:#121926">${number}</b>${detail.split('\n').map((line, place) => html`<br>${place === 0 ? unbroken(line) : line}`)}</td>${cells.map(
        (cell, place) =>
          html`<td class="${place === 1 ? 'unit ' : ''}ln" align="right" style="padding:8px 0 8px 12px;border-bottom:1px solid #d5dae2;vertical-align:top;white-space:nowrap">${cell}</td>`,
      )}</tr>`,
  )}</table>
<table width="100%" cellpadding="0" cellspacing="0" border="0">${sums.map(
    ([label, value], place) =>
      html`<tr class="${place === sums.length - 1 ? 't1' : ''}" style="${place === sums.length - 1 ? 'color:#121926;font-weight:bold' : ''}"><th scope="row" align="left" style="padding:4px 0;font-weight:inherit">${label}</th><td align="right" style="padding:4px 0;white-space:nowrap">${value}</td></tr>`,
  )}</table>${note ? html`<p style="margin:8px 0 0">${note}</p>` : ''}`
}
