/** What the pages of the demo shop say in one language: texts of both regions, with those that differ between them filled in. */
import type { Spoken } from '../texts/language'
import { textsIn } from '../texts/localize'
import { demoContentsTexts } from './demo-contents.texts'

export type Region = 'EU' | 'US'

/** The text of questions, declarations and messages may have markup. */
export interface TitledText {
  title: string
  text: string
}

export function demoContents(language: Spoken, region: Region) {
  const t = textsIn(language, demoContentsTexts)
  const delay = t(`delay${region}`)
  const holidays = t(`holidays${region}`)
  return {
    banners: {
      stock: { title: t(`bannerStock${region}Title`), text: t(`bannerStock${region}Text`) },
      lines: { title: t('bannerLinesTitle'), text: t('bannerLinesText') },
      labels: { title: t('bannerLabelsTitle'), text: t('bannerLabelsText') },
    },
    activities: {
      toner: { title: t('activityTonerTitle'), text: t('activityTonerText') },
      kits: { title: t('activityKitsTitle'), text: t('activityKitsText') },
      drums: { title: t('activityDrumsTitle'), text: t('activityDrumsText') },
      labels: { title: t('activityLabelsTitle'), text: t('activityLabelsText') },
    },
    floors: {
      toner: t('floorToner'),
      colour: t('floorColour'),
      drums: t('floorDrums'),
      labels: t('floorLabels'),
    },
    questions: [
      { title: t('faqPricesTitle'), text: t('faqPricesText') },
      { title: t('faqNumbersTitle'), text: t('faqNumbersText') },
      { title: t('faqLongListTitle'), text: t('faqLongListText') },
      { title: t('faqDelayTitle'), text: delay },
      { title: t('faqOutOfStockTitle'), text: t('faqOutOfStockText') },
      { title: t('faqDropShipTitle'), text: t('faqDropShipText') },
      { title: t('faqChangeTitle'), text: t('faqChangeText') },
      { title: t('faqReturnTitle'), text: t('faqReturnText') },
      { title: t('faqDamageTitle'), text: t('faqDamageText') },
      { title: t('faqWarrantyTitle'), text: t('faqWarrantyText') },
      { title: t('faqWhoMayOrderTitle'), text: t('faqWhoMayOrderText') },
      { title: t('faqOwnSystemTitle'), text: t('faqOwnSystemText') },
    ],
    declarations: {
      announcement: { title: t('announcementTitle'), text: t('announcementText', { closed: t(`closed${region}`) }) },
      terms: {
        title: t('termsTitle'),
        text: t('termsText', {
          taxes: t(`taxes${region}`),
          prices: t(`prices${region}`),
          delivery: t(`delivery${region}`),
        }),
      },
      cookies: { title: t('cookiesTitle'), text: t('cookiesText') },
      // There are no coupons in the US (LAY-040).
      toolbar: { title: t('toolbarTitle'), text: t('toolbarText', { coupons: region === 'EU' ? t('couponsEU') : '' }) },
      contact: { title: t('contactTitle'), text: t('contactText') },
      about: { title: t('aboutTitle'), text: t('aboutText', { where: t(`where${region}`) }) },
    },
    messages: {
      labels: { title: t('messageLabelsTitle'), text: t('messageLabelsText') },
      holidays: { title: t('messageHolidaysTitle'), text: holidays },
      tables: { title: t('messageTablesTitle'), text: t('messageTablesText') },
    },
  } satisfies Record<string, Record<string, TitledText | string> | TitledText[]>
}
