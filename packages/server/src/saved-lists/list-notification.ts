/** A notification about a saved list, with a link that opens it. */
import { LANGUAGES, type Language } from '@cartwright/core/contract'
import { escapeHtml } from '../texts/escape-html'
import { fillText } from '../texts/localize'

export interface ListWords {
  /** `{name}` */
  title: string
  /** `{name}`, and the other values. */
  text: string
  open: string
}

/**
 * @param values what stands in the text besides the name of the list, as plain text
 * @returns title and text in every language; the text is HTML
 */
export const listNotification = (
  words: Record<Language, ListWords>,
  { id, name }: { id: number; name: string },
  values: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    LANGUAGES.map(language => {
      const { title, text, open } = words[language]
      const escaped = Object.entries(values).map(([key, value]) => [key, escapeHtml(value)] as const)
      const said = fillText(text, { name: `<b>${escapeHtml(name)}</b>`, ...Object.fromEntries(escaped) })
      const link = `<a href="/my/quickorder?list=${id}">${open}</a>`
      return [language, { title: fillText(title, { name }), text: `<p>${said}</p><p>${link}</p>` }]
    }),
  )
