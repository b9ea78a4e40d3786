/** The mail to the old address after a sensitive change: what has changed, when, from where, and how to undo it. */

import { zoneName } from '@cartwright/core/rules'
import { FALLBACK_LANGUAGE, localeOf, type Spoken, spokenIn } from '../texts/language'
import { textsIn } from '../texts/localize'
import { changeMailTexts } from './change-mail.texts'
import type { ChangeKind } from './sensitive-change.types'

/** Page of the shop that undoes a change. The secret stands behind `#`, which browsers do not send to servers. */
const UNDO_PATH = '/ac/undo'

export interface ChangeNotice {
  kind: ChangeKind
  userName: string
  newEmail: string | undefined
  time: Date
  network: string
  /** Of the shop: it has an English of its own. */
  region: string
  /** IANA name, of the same site. */
  timeZone: string
  secret: string
  /** Without slash at the end. */
  publicUrl: string
}

/**
 * In the language of the request, and in English below: the person who took over a session also chose its language.
 */
export function changeMail(notice: ChangeNotice, language: Spoken): { subject: string; text: string } {
  const languages = new Set([language, spokenIn(notice.region, FALLBACK_LANGUAGE)])
  return {
    subject: textsIn(language, changeMailTexts)(notice.kind),
    text: [...languages].map(each => textIn(each, notice)).join('\n----\n\n'),
  }
}

function textIn(
  language: Spoken,
  { kind, userName, newEmail, time, network, timeZone, secret, publicUrl }: ChangeNotice,
): string {
  const texts = textsIn(language, changeMailTexts)
  const locale = localeOf(language)
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  const when = new Intl.DateTimeFormat(locale, style).format(time)
  return [
    `${texts(kind)}.`,
    '',
    texts('account', { value: userName }),
    ...(newEmail ? [texts('newEmail', { value: maskedEmail(newEmail) })] : []),
    texts('time', { value: `${when} ${zoneName(locale, timeZone, time)}` }),
    texts('network', { value: network }),
    '',
    texts('yours'),
    '',
    texts('notYours'),
    `${publicUrl}${UNDO_PATH}#${secret}`,
    '',
    texts('paste', { page: publicUrl + UNDO_PATH }),
    secret,
    '',
  ].join('\n')
}

/** Enough to recognise an address, too little to pass it on. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1…@')
