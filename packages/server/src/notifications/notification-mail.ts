/** A notification as a mail, for what a buyer should not find out with the next visit only. */

import { eq } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { notifications } from '../db/schema'
import type { Mail } from '../http/handler'
import { mailTexts } from '../mail/mail.texts'
import { type MailDocument, renderHtml, renderText } from '../mail/mail-document'
import { workTimeIn } from '../mail/work-time'
import { readSite } from '../site/read-site'
import { textsIn } from '../texts/localize'
import { notificationMailTexts } from './notification-mail.texts'
import { wordsOf } from './notifications'

/**
 * @param reader `publicUrl` without slash at the end
 * @returns undefined when the notification has been removed since
 */
export async function notificationMail(
  scope: RequestContext,
  notificationId: number,
  { name, publicUrl }: { name: string; publicUrl: string },
): Promise<Omit<Mail, 'to'> | undefined> {
  const { db, language } = scope
  const [row] = await db.select().from(notifications).where(eq(notifications.notificationId, notificationId))
  const words = row && wordsOf(row.texts, language)
  if (!words) return undefined
  // Loaded with the first mail: every start of the shop would wait for it.
  const { convert } = await import('html-to-text')
  // Links of the shop lead to the shop from a mail too.
  const text = convert(words.text, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { baseUrl: publicUrl } },
    ],
  })
  const site = await readSite(scope)
  const document: MailDocument = {
    language,
    title: words.title,
    heading: words.title,
    facts: [],
    schedule: undefined,
    blocks: [],
    greeting: textsIn(language, mailTexts)('greeting', { name }),
    intro: text.split(/\n{2,}/),
    link: { words: textsIn(language, notificationMailTexts)('openShop'), url: publicUrl },
    contact: [[site.serviceEmail, site.hotPhone, workTimeIn(site.workTime, language)].filter(Boolean).join(', ')],
  }
  return { subject: document.title, text: renderText(document), html: renderHtml(document) }
}
