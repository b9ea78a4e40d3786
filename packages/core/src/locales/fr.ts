// Written by `npm run texts`.
import i18n from '../i18n/texts/fr.json'
import orders from '../orders/texts/fr.json'

export default {
  ...i18n,
  ...orders,
}
