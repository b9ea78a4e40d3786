// Written by `npm run texts`.
import core from '../i18n/texts/core.de.json'
import orders from '../orders/texts/orders.de.json'
import sales from '../i18n/texts/sales.de.json'

export default {
  core,
  orders,
  sales,
}
