// Written by `npm run texts`.
import connection from '../i18n/texts/connection.zh.json'
import core from '../i18n/texts/core.zh.json'
import orders from '../orders/texts/orders.zh.json'
import sales from '../i18n/texts/sales.zh.json'

export default {
  connection,
  core,
  orders,
  sales,
}
