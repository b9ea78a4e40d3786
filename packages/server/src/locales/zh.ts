// Written by `npm run texts`.
import account from '../account/texts/zh.json'
import catalogue from '../catalogue/texts/zh.json'
import codes from '../codes/texts/zh.json'
import coupons from '../coupons/texts/zh.json'
import embedKeys from '../embed-keys/texts/zh.json'
import finance from '../finance/texts/zh.json'
import http from '../http/texts/zh.json'
import limits from '../limits/texts/zh.json'
import mail from '../mail/texts/zh.json'
import notifications from '../notifications/texts/zh.json'
import orders from '../orders/texts/zh.json'
import pdf from '../pdf/texts/zh.json'
import registration from '../registration/texts/zh.json'
import reports from '../reports/texts/zh.json'
import rma from '../rma/texts/zh.json'
import savedLists from '../saved-lists/texts/zh.json'
import savedViews from '../saved-views/texts/zh.json'
import seed from '../seed/texts/zh.json'
import session from '../session/texts/zh.json'
import tables from '../tables/texts/zh.json'
import uploads from '../uploads/texts/zh.json'

export default {
  ...account,
  ...catalogue,
  ...codes,
  ...coupons,
  ...embedKeys,
  ...finance,
  ...http,
  ...limits,
  ...mail,
  ...notifications,
  ...orders,
  ...pdf,
  ...registration,
  ...reports,
  ...rma,
  ...savedLists,
  ...savedViews,
  ...seed,
  ...session,
  ...tables,
  ...uploads,
}
