// Written by `npm run texts`.
import core from '../i18n/texts/core.zh.json'
import orders from '../orders/texts/orders.zh.json'
import sales from '../i18n/texts/sales.zh.json'

export default {
  core,
  orders,
  sales,
}
