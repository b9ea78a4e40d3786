// Written by `npm run texts`.
import account from '../account/texts/fr.json'
import catalogue from '../catalogue/texts/fr.json'
import codes from '../codes/texts/fr.json'
import coupons from '../coupons/texts/fr.json'
import embedKeys from '../embed-keys/texts/fr.json'
import finance from '../finance/texts/fr.json'
import http from '../http/texts/fr.json'
import limits from '../limits/texts/fr.json'
import mail from '../mail/texts/fr.json'
import notifications from '../notifications/texts/fr.json'
import orders from '../orders/texts/fr.json'
import pdf from '../pdf/texts/fr.json'
import registration from '../registration/texts/fr.json'
import reports from '../reports/texts/fr.json'
import rma from '../rma/texts/fr.json'
import savedLists from '../saved-lists/texts/fr.json'
import savedViews from '../saved-views/texts/fr.json'
import seed from '../seed/texts/fr.json'
import session from '../session/texts/fr.json'
import tables from '../tables/texts/fr.json'
import uploads from '../uploads/texts/fr.json'

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
