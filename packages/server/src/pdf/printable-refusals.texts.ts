/** Refusals of characters that a document cannot have. */
import type { Translations } from '../texts/translations'

export const PRINTABLE_REFUSALS = {
  'These characters cannot be printed on documents: {characters}. Please use Latin, Greek or Cyrillic letters.': {
    de: 'Diese Zeichen können auf Dokumenten nicht gedruckt werden: {characters}. Bitte verwenden Sie lateinische, griechische oder kyrillische Buchstaben.',
    fr: 'Ces caractères ne peuvent pas être imprimés sur les documents : {characters}. Utilisez des lettres latines, grecques ou cyrilliques.',
    it: 'Questi caratteri non possono essere stampati sui documenti: {characters}. Usate lettere latine, greche o cirilliche.',
    pl: 'Tych znaków nie można wydrukować na dokumentach: {characters}. Użyj liter łacińskich, greckich lub cyrylicy.',
    zh: '单据无法打印这些字符：{characters}。请使用拉丁、希腊或西里尔字母。',
  },
  'These characters cannot be used: {characters}. Please remove them.': {
    de: 'Diese Zeichen können nicht verwendet werden: {characters}. Bitte entfernen Sie sie.',
    fr: 'Ces caractères ne peuvent pas être utilisés : {characters}. Veuillez les supprimer.',
    it: 'Questi caratteri non possono essere usati: {characters}. Vi preghiamo di eliminarli.',
    pl: 'Tych znaków nie można użyć: {characters}. Usuń je.',
    zh: '不能使用这些字符：{characters}。请将其删除。',
  },
  'These characters cannot be written on Italian invoices: {characters}. Please use Latin letters.': {
    de: 'Diese Zeichen können auf italienischen Rechnungen nicht stehen: {characters}. Bitte verwenden Sie lateinische Buchstaben.',
    fr: 'Ces caractères ne peuvent pas figurer sur les factures italiennes : {characters}. Utilisez des lettres latines.',
    it: 'Questi caratteri non possono comparire nelle fatture italiane: {characters}. Usate lettere latine.',
    pl: 'Tych znaków nie można umieścić na włoskich fakturach: {characters}. Użyj liter łacińskich.',
    zh: '意大利发票无法包含这些字符：{characters}。请使用拉丁字母。',
  },
} as const satisfies Record<string, Translations>
