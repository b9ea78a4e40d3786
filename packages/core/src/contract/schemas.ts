/** The schemas of every call, by name; the server validates with them, the client only takes their types. */
import type { CallName } from './call-table'
import { cartSchemas } from './cart.schemas'
import { catalogueSchemas } from './catalogue.schemas'
import { orderSchemas } from './orders.schemas'
import { printerSchemas } from './printers.schemas'
import type { CallSchemas } from './schema'
import { sessionSchemas } from './session.schemas'
import { siteSchemas } from './site.schemas'

export const schemas = {
  ...sessionSchemas,
  ...siteSchemas,
  ...catalogueSchemas,
  ...cartSchemas,
  ...orderSchemas,
  ...printerSchemas,
} satisfies Record<CallName, CallSchemas>
