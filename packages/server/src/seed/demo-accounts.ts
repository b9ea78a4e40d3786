/** Whom a demo shop offers on its sign-in page, and what there is to try as each of them. */
import type { InferInsertModel } from 'drizzle-orm'
import type { demoAccounts } from '../db/schema'
import { localize, type TextOf } from '../texts/localize'
import { ACCOUNTS } from './companies'
import { demoAccountsTexts } from './demo-accounts.texts'
import { inOtherLanguages } from './in-languages'

/** What is said of each, by its user name. */
const OFFERED: Readonly<Record<string, TextOf<typeof demoAccountsTexts>>> = {
  'buyer.nl': 'buyerNl',
  'rep.nl': 'repNl',
  'clerk.nl': 'clerkNl',
  'buyer.de': 'buyerDe',
  'buyer.it': 'buyerIt',
  'buyer.fr': 'buyerFr',
  'buyer.uk': 'buyerUk',
  'buyer.pl': 'buyerPl',
  'new.nl': 'newNl',
  'buyer.us': 'buyerUs',
}

/** @param password hash of the published one, as the accounts have it */
export function makeDemoAccounts(password: string): InferInsertModel<typeof demoAccounts>[] {
  return ACCOUNTS.flatMap(({ accountId, userName }) => {
    const said = OFFERED[userName]
    if (!said) return []
    const about = { en: demoAccountsTexts.english[said], ...inOtherLanguages(localize(demoAccountsTexts, said)) }
    return [{ accountId, password, about }]
  })
}
