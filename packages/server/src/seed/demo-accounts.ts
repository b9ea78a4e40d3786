/** Whom a demo shop offers on its sign-in page, and what there is to try as each of them. */
import type { InferInsertModel } from 'drizzle-orm'
import type { demoAccounts } from '../db/schema'
import { ACCOUNTS } from './companies'
import { inOtherLanguages, TEXTS } from './texts'
import type { DemoAccountName } from './texts/seed-texts.types'

/** @param password hash of the published one, as the accounts have it */
export function makeDemoAccounts(password: string): InferInsertModel<typeof demoAccounts>[] {
  const english = TEXTS.en('EU').demoAccounts
  const isOffered = (name: string): name is DemoAccountName => Object.hasOwn(english, name)
  return ACCOUNTS.flatMap(({ accountId, userName }) =>
    isOffered(userName)
      ? [
          {
            accountId,
            password,
            about: { en: english[userName], ...inOtherLanguages(texts => texts.demoAccounts[userName]) },
          },
        ]
      : [],
  )
}
