/** Why a coupon does not count (ERR-017 to ERR-024, VAL-039). */
import type { Translations } from '../texts/translations'

export const COUPON_REFUSALS = {
  'Coupon not found': {
    de: 'Gutschein nicht gefunden',
    fr: 'Bon de réduction introuvable',
    it: 'Buono non trovato',
    pl: 'Nie znaleziono kuponu',
    zh: '未找到优惠券',
  },
  'Coupon code cannot be null/empty': {
    de: 'Bitte geben Sie einen Gutscheincode ein',
    fr: 'Veuillez saisir un code de réduction',
    it: 'Inserite il codice del buono',
    pl: 'Wpisz kod kuponu',
    zh: '优惠券代码不能为空',
  },
  'Coupons used up': {
    de: 'Dieser Gutschein ist aufgebraucht',
    fr: 'Ces bons de réduction sont épuisés',
    it: 'Buoni esauriti',
    pl: 'Kupony zostały wykorzystane',
    zh: '优惠券已用完',
  },
  'Activity not started or coupon invalid': {
    de: 'Die Aktion hat noch nicht begonnen oder der Gutschein ist ungültig',
    fr: 'L’opération n’a pas commencé ou le bon n’est pas valable',
    it: 'L’iniziativa non è ancora iniziata o il buono non è valido',
    pl: 'Akcja jeszcze się nie rozpoczęła lub kupon jest nieważny',
    zh: '活动尚未开始或优惠券无效',
  },
  'Coupon used or expired': {
    de: 'Gutschein bereits verwendet oder abgelaufen',
    fr: 'Bon de réduction utilisé ou expiré',
    it: 'Buono già usato o scaduto',
    pl: 'Kupon został wykorzystany lub wygasł',
    zh: '优惠券已使用或已过期',
  },
  'Discount coupons cannot be used with discounted items': {
    de: 'Rabattgutscheine gelten nicht zusammen mit bereits reduzierten Artikeln',
    fr: 'Les bons de remise ne se cumulent pas avec des articles déjà remisés',
    it: 'I buoni sconto non valgono insieme ad articoli già scontati',
    pl: 'Kuponu rabatowego nie można łączyć z przecenionymi artykułami',
    zh: '折扣券不能与折扣商品同时使用',
  },
  "Coupon can't be used on this product": {
    de: 'Der Gutschein gilt nicht für diese Artikel',
    fr: 'Ce bon de réduction ne s’applique pas à ces articles',
    it: 'Il buono non vale per questi articoli',
    pl: 'Kuponu nie można użyć dla tych artykułów',
    zh: '该优惠券不适用于这些商品',
  },
  "Coupon can't be used under this condition": {
    de: 'Die Bedingungen des Gutscheins sind nicht erfüllt',
    fr: 'Les conditions de ce bon de réduction ne sont pas remplies',
    it: 'Le condizioni del buono non sono soddisfatte',
    pl: 'Warunki kuponu nie są spełnione',
    zh: '不符合该优惠券的使用条件',
  },
  'Please select a ship via first: a free shipping coupon needs one.': {
    de: 'Bitte wählen Sie zuerst eine Versandart: Ein Gutschein für Gratisversand braucht eine.',
    fr: 'Veuillez d’abord choisir un mode d’expédition : un bon de livraison gratuite en demande un.',
    it: 'Selezionate prima una spedizione: un buono per la spedizione gratuita la richiede.',
    pl: 'Najpierw wybierz sposób wysyłki: wymaga tego kupon na darmową dostawę.',
    zh: '请先选择配送方式：免运费券需要指定配送方式。',
  },
} as const satisfies Record<string, Translations>
