// Written by `npm run texts`.
import account from '../account/texts/it.json'
import catalogue from '../catalogue/texts/it.json'
import codes from '../codes/texts/it.json'
import coupons from '../coupons/texts/it.json'
import embedKeys from '../embed-keys/texts/it.json'
import finance from '../finance/texts/it.json'
import http from '../http/texts/it.json'
import limits from '../limits/texts/it.json'
import mail from '../mail/texts/it.json'
import notifications from '../notifications/texts/it.json'
import orders from '../orders/texts/it.json'
import pdf from '../pdf/texts/it.json'
import registration from '../registration/texts/it.json'
import reports from '../reports/texts/it.json'
import rma from '../rma/texts/it.json'
import savedLists from '../saved-lists/texts/it.json'
import savedViews from '../saved-views/texts/it.json'
import seed from '../seed/texts/it.json'
import session from '../session/texts/it.json'
import tables from '../tables/texts/it.json'
import uploads from '../uploads/texts/it.json'

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
