// Written by `npm run texts`.
import core from '../i18n/texts/core.fr.json'
import orders from '../orders/texts/orders.fr.json'
import sales from '../i18n/texts/sales.fr.json'

export default {
  core,
  orders,
  sales,
}
