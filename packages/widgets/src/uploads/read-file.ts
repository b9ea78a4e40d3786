/** Reads a list someone saved from a spreadsheet. */
import { TEXT_ENCODINGS, type TextEncoding } from '@cartwright/core/rules'

/** Names as programs show them; they are no words of a language. */
const LABELS: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
}
export const ENCODINGS = TEXT_ENCODINGS.map(value => ({ value, label: LABELS[value] }))

/** Lists are small; what is larger is some other file. */
export const MOST_BYTES = 5 * 1024 * 1024

/** A page, or a workbook as XML, however its file is called. */
const PAGE =
  /^\s*<(?:!doctype html|html|head|body|meta|table|div|style|\?xml[^>]*>\s*(?:<\?[^>]*>\s*)*<(?:\w+:)?(?:workbook|html)|(?:\w+:)?workbook)\b/i
/** A mail begins with its fields, one of which only mails have. */
const FIELDS = /^(?:[!-9;-~]+:[^\n]*\n(?:[ \t][^\n]*\n)*){3}/
const MAIL_FIELD = /^(?:mime-version|message-id|received|return-path):/im
const HEAD_CHARS = 20_000

/** What a text is beside lines: `html` a page with tables, `mail` a saved mail. */
export function kindOfText(text: string): 'html' | 'mail' | 'lines' {
  const head = text.slice(0, HEAD_CHARS)
  if (PAGE.test(head)) return 'html'
  return FIELDS.test(head) && MAIL_FIELD.test(head) ? 'mail' : 'lines'
}
