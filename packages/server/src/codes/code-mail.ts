/** The mail that brings a code. */

import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import { codeMailTexts } from './code-mail.texts'
import type { MailPurpose } from './email-codes.types'

export function codeMail(
  purpose: MailPurpose,
  code: string,
  language: Spoken,
  userName = '',
): { subject: string; text: string } {
  const texts = textsIn(language, codeMailTexts)
  if (purpose === 'noAccount') {
    return { subject: texts('noAccount'), text: `${texts('whyNoAccount')}\n${texts('notAsked')}\n` }
  }
  const subject = `${texts(purpose)}${language === 'fr' ? '\u00a0' : ''}: ${code}`
  const name = userName && `${texts('userName', { name: userName })}\n`
  return { subject, text: `${subject}\n${name}\n${texts('validity')}\n${texts('notAsked')}\n` }
}
