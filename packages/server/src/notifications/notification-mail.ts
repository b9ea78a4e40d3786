/** A notification as a mail, for what a buyer should not find out with the next visit only. */
import type { Language } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import { convert } from 'html-to-text'
import type { Database } from '../db/database'
import { notifications } from '../db/schema'
import type { Mail } from '../http/handler'
import { wordsOf } from './notifications.service'

const LINE_LENGTH = 76

/** @returns undefined when the notification has been removed since */
export async function notificationMail(
  db: Database,
  notificationId: number,
  { language, publicUrl }: { language: Language; publicUrl: string },
): Promise<Omit<Mail, 'to'> | undefined> {
  const [row] = await db.select().from(notifications).where(eq(notifications.notificationId, notificationId))
  const words = row && wordsOf(row.texts, language)
  if (!words) return undefined
  const text = convert(words.text, { wordwrap: LINE_LENGTH, selectors: [{ selector: 'img', format: 'skip' }] })
  return { subject: words.title, text: `${text}\n\n${publicUrl}\n` }
}
