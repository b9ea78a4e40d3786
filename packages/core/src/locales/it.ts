// Written by `npm run texts`.
import i18n from '../i18n/texts/it.json'
import orders from '../orders/texts/it.json'

export default {
  ...i18n,
  ...orders,
}
