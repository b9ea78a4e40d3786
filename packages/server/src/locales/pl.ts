// Written by `npm run texts`.
import account from '../account/texts/pl.json'
import catalogue from '../catalogue/texts/pl.json'
import codes from '../codes/texts/pl.json'
import coupons from '../coupons/texts/pl.json'
import embedKeys from '../embed-keys/texts/pl.json'
import finance from '../finance/texts/pl.json'
import http from '../http/texts/pl.json'
import limits from '../limits/texts/pl.json'
import mail from '../mail/texts/pl.json'
import notifications from '../notifications/texts/pl.json'
import orders from '../orders/texts/pl.json'
import pdf from '../pdf/texts/pl.json'
import registration from '../registration/texts/pl.json'
import reports from '../reports/texts/pl.json'
import rma from '../rma/texts/pl.json'
import savedLists from '../saved-lists/texts/pl.json'
import savedViews from '../saved-views/texts/pl.json'
import seed from '../seed/texts/pl.json'
import session from '../session/texts/pl.json'
import tables from '../tables/texts/pl.json'
import uploads from '../uploads/texts/pl.json'

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
