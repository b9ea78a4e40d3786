// Written by `npm run texts`.
import connection from '../i18n/texts/connection.de.json'
import core from '../i18n/texts/core.de.json'
import orders from '../orders/texts/orders.de.json'
import sales from '../i18n/texts/sales.de.json'

export default {
  connection,
  core,
  orders,
  sales,
}
