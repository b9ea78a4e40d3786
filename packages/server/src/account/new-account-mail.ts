/** The mails to the owner of an account that someone else has added. No secret is in them: the first password is set with a mailed code. */

import { codeMailTexts } from '../codes/code-mail.texts'
import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import { maskedEmail } from './change-mail'
import { changeMailTexts } from './change-mail.texts'
import { newAccountMailTexts } from './new-account-mail.texts'

/** Page of the shop where a password is set with a mailed code. */
const PASSWORD_PATH = '/ac/password'

export interface NewAccount {
  userName: string
  company: string
  /** Without slash at the end. */
  publicUrl: string
}

export function newAccountMail(
  { userName, company, publicUrl }: NewAccount,
  language: Spoken,
): { subject: string; text: string } {
  const texts = textsIn(language, newAccountMailTexts)
  return {
    subject: texts('subject'),
    text: [
      texts('added', { company }),
      textsIn(language, codeMailTexts)('userName', { name: userName }),
      '',
      texts('setPassword'),
      publicUrl + PASSWORD_PATH,
      '',
      texts('notAsked'),
      '',
    ].join('\n'),
  }
}

/** To the address that an account had before its company corrected it. */
export function addressCorrectedMail(
  { userName, company, newEmail }: Pick<NewAccount, 'userName' | 'company'> & { newEmail: string },
  language: Spoken,
): { subject: string; text: string } {
  const texts = textsIn(language, newAccountMailTexts)
  return {
    subject: texts('corrected'),
    text: [
      texts('correctedBy', { company }),
      textsIn(language, codeMailTexts)('userName', { name: userName }),
      textsIn(language, changeMailTexts)('newEmail', { value: maskedEmail(newEmail) }),
      '',
      texts('askCompany'),
      '',
    ].join('\n'),
  }
}
