// Written by `npm run texts`.
import i18n from '../i18n/texts/zh.json'
import orders from '../orders/texts/zh.json'

export default {
  ...i18n,
  ...orders,
}
