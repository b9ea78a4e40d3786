// Written by `npm run texts`.
import core from '../i18n/texts/core.it.json'
import orders from '../orders/texts/orders.it.json'
import sales from '../i18n/texts/sales.it.json'

export default {
  core,
  orders,
  sales,
}
