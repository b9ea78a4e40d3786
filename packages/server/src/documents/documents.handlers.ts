/** The one call that answers files (API-095). Who may read what is in a file decides its feature. */
import { requestContextOf } from '../catalogue/request-context'
import type { Handlers } from '../http/handler'
import { ordersTable, orderTable } from '../orders/export-orders'
import { writeTable } from './write-table'

export const documentsHandlers: Handlers<'documents.download'> = {
  'documents.download': async ({ caller, body, language }, deps) => {
    const scope = requestContextOf(caller, deps, language)
    const table =
      body.type === 'order' ? await orderTable(scope, body.id) : await ordersTable(scope, body.query ?? {}, body.ids)
    return writeTable(table, body.format, language)
  },
}
