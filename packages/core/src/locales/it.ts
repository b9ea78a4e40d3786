// Written by `npm run texts`.
import connection from '../i18n/texts/connection.it.json'
import core from '../i18n/texts/core.it.json'
import orders from '../orders/texts/orders.it.json'
import sales from '../i18n/texts/sales.it.json'

export default {
  connection,
  core,
  orders,
  sales,
}
