// Written by `npm run texts`.
import core from '../i18n/texts/core.pl.json'
import orders from '../orders/texts/orders.pl.json'
import sales from '../i18n/texts/sales.pl.json'

export default {
  core,
  orders,
  sales,
}
