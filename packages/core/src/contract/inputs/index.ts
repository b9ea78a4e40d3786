/** What the server takes for every call that takes something, by name. Clients use the types only. */

import type { CallName } from '../call-table'
import { inputs as account } from './account'
import { inputs as cart } from './cart'
import { inputs as catalogue } from './catalogue'
import { inputs as confirmation } from './confirmation'
import { inputs as content } from './content'
import { inputs as coupons } from './coupons'
import { inputs as documents } from './documents'
import { inputs as favourites } from './favourites'
import { inputs as finance } from './finance'
import { inputs as notifications } from './notifications'
import { inputs as orders } from './orders'
import { inputs as passwordReset } from './password-reset'
import { inputs as printers } from './printers'
import { inputs as quickOrder } from './quick-order'
import { inputs as registration } from './registration'
import { inputs as reports } from './reports'
import { inputs as rma } from './rma'
import { inputs as savedLists } from './saved-lists'
import { inputs as savedViews } from './saved-views'
import type { CallInputs } from './schema'
import { inputs as search } from './search'
import { inputs as session } from './session'
import { inputs as site } from './site'

export const inputs = {
  ...account,
  ...cart,
  ...catalogue,
  ...confirmation,
  ...content,
  ...coupons,
  ...documents,
  ...favourites,
  ...finance,
  ...notifications,
  ...orders,
  ...passwordReset,
  ...printers,
  ...quickOrder,
  ...registration,
  ...reports,
  ...rma,
  ...savedLists,
  ...savedViews,
  ...search,
  ...session,
  ...site,
} satisfies Partial<Record<CallName, CallInputs>>

/** What the server takes for one call. */
export const inputsOf = (name: CallName): CallInputs => (inputs as Partial<Record<CallName, CallInputs>>)[name] ?? {}
