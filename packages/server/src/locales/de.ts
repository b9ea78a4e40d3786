// Written by `npm run texts`.
import account from '../account/texts/de.json'
import catalogue from '../catalogue/texts/de.json'
import codes from '../codes/texts/de.json'
import coupons from '../coupons/texts/de.json'
import embedKeys from '../embed-keys/texts/de.json'
import finance from '../finance/texts/de.json'
import http from '../http/texts/de.json'
import limits from '../limits/texts/de.json'
import mail from '../mail/texts/de.json'
import notifications from '../notifications/texts/de.json'
import orders from '../orders/texts/de.json'
import pdf from '../pdf/texts/de.json'
import registration from '../registration/texts/de.json'
import reports from '../reports/texts/de.json'
import rma from '../rma/texts/de.json'
import savedLists from '../saved-lists/texts/de.json'
import savedViews from '../saved-views/texts/de.json'
import seed from '../seed/texts/de.json'
import session from '../session/texts/de.json'
import tables from '../tables/texts/de.json'
import uploads from '../uploads/texts/de.json'

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
