// Written by `npm run texts`.
import i18n from '../i18n/texts/de.json'
import orders from '../orders/texts/de.json'

export default {
  ...i18n,
  ...orders,
}
