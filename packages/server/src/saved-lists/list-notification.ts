/** A notification about a saved list, with a link that opens it. */
import { escapeHtml } from '../texts/escape-html'
import { inEveryLanguage } from '../texts/language'
import { textsIn } from '../texts/localize'
import type { handOverTexts } from './hand-over.texts'
import type { listReminderTexts } from './list-reminder.texts'

/**
 * @param values what stands in the text besides the name of the list, as plain text
 * @param region of the readers
 * @returns title and text in every language; the text is HTML
 */
export const listNotification = (
  texts: typeof handOverTexts | typeof listReminderTexts,
  { id, name }: { id: number; name: string },
  values: Readonly<Record<string, string>>,
  region: string,
) =>
  inEveryLanguage(region, language => {
    const say = textsIn(language, texts)
    const escaped = Object.entries(values).map(([key, value]) => [key, escapeHtml(value)] as const)
    const said = say('text', { name: `<b>${escapeHtml(name)}</b>`, ...Object.fromEntries(escaped) })
    const link = `<a href="/my/quickorder?list=${id}">${say('open')}</a>`
    return { title: say('title', { name }), text: `<p>${said}</p><p>${link}</p>` }
  })
