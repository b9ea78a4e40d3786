// Written by `npm run texts`.
import connection from '../i18n/texts/connection.pl.json'
import core from '../i18n/texts/core.pl.json'
import orders from '../orders/texts/orders.pl.json'
import sales from '../i18n/texts/sales.pl.json'

export default {
  connection,
  core,
  orders,
  sales,
}
