// Written by `npm run texts`.
import i18n from '../i18n/texts/pl.json'
import orders from '../orders/texts/pl.json'

export default {
  ...i18n,
  ...orders,
}
