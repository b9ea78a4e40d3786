/** What the account page reads: billing data and open sessions. */
import type { CallResult } from '../contract'
import * as accountCalls from '../contract/account'
import * as sessionCalls from '../contract/session'
import { defineFeature } from '../feature'
import { createReading } from './reading'

export type BillingData = CallResult<'account.billing'>

/** Billing data of the company (ACC-001, ACC-011); `forbidden` for accounts that see other prices than the company's. */
export const billingOf = defineFeature(shop =>
  createReading<BillingData>(shop, signal =>
    shop.client.call(accountCalls.billing, undefined, { signal, silent: true }),
  ),
)

/** Where the account is signed in, the last used first (ACC-004). */
export const sessionsOf = defineFeature(shop =>
  createReading(shop, signal => shop.client.call(sessionCalls.list, undefined, { signal, silent: true })),
)
