/** Refusals of own article numbers. */
import type { Translations } from '../texts/translations'

export const CUST_NUMBER_REFUSALS = {
  'A spreadsheet shows {text} in place of a number. Please enter the number.': {
    de: 'Eine Tabelle zeigt {text} anstelle einer Nummer. Bitte geben Sie die Nummer ein.',
    fr: 'Un tableur affiche {text} à la place d’un numéro. Veuillez saisir le numéro.',
    it: 'Un foglio di calcolo mostra {text} al posto di un numero. Inserite il numero.',
    pl: 'Arkusz pokazuje {text} zamiast numeru. Wpisz numer.',
    zh: '电子表格用 {text} 代替了编号。请输入编号。',
  },
  'An article number needs a letter or a digit': {
    de: 'Eine Artikelnummer braucht einen Buchstaben oder eine Ziffer.',
    fr: 'Une référence doit contenir une lettre ou un chiffre.',
    it: 'Un codice articolo deve contenere una lettera o una cifra.',
    pl: 'Numer artykułu musi zawierać literę lub cyfrę.',
    zh: '货号须包含字母或数字。',
  },
  '{custNumber} is your number of {number} already': {
    de: '{custNumber} ist schon Ihre Nummer für {number}.',
    fr: '{custNumber} est déjà votre référence pour {number}.',
    it: '{custNumber} è già il vostro codice per {number}.',
    pl: '{custNumber} to już numer artykułu {number}.',
    zh: '{custNumber} 已是您为 {number} 设置的货号。',
  },
} as const satisfies Record<string, Translations>
