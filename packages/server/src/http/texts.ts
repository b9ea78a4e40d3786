/** Texts for buyers by their English form. `{name}` is filled in. */

import type { Translations } from '../texts/translations'
import { ACCOUNT_REFUSALS } from './account-refusals.texts'
import { ACTIVITY_TEXTS } from './activity.texts'
import { FILE_REFUSALS } from './file-refusals.texts'
import { ORDER_REFUSALS } from './order-refusals.texts'
import { RETURN_REFUSALS } from './return-refusals.texts'
import { RETURN_TABLE_TEXTS } from './return-table.texts'
import { TABLE_TEXTS } from './table.texts'

export const TEXTS = {
  ...TABLE_TEXTS,
  ...RETURN_TABLE_TEXTS,
  ...ACTIVITY_TEXTS,
  ...ACCOUNT_REFUSALS,
  ...ORDER_REFUSALS,
  ...RETURN_REFUSALS,
  ...FILE_REFUSALS,
  'This document is not available in that format.': {
    de: 'Dieses Dokument gibt es nicht in diesem Format.',
    fr: 'Ce document n’est pas disponible dans ce format.',
    it: 'Questo documento non è disponibile in questo formato.',
    pl: 'Ten dokument nie jest dostępny w tym formacie.',
    zh: '该单据不提供此格式。',
  },
  'No more than {max} can be kept. Please remove some first.': {
    de: 'Es können nicht mehr als {max} gespeichert werden. Bitte entfernen Sie zuerst einige.',
    fr: 'Il n’est pas possible d’en conserver plus de {max}. Veuillez d’abord en supprimer.',
    it: 'Non se ne possono conservare più di {max}. Rimuoverne prima alcuni.',
    pl: 'Można przechowywać najwyżej {max}. Najpierw usuń część z nich.',
    zh: '最多只能保存 {max} 项，请先删除一些。',
  },
  'Only its owner and the main account can rename, share or delete this list.': {
    de: 'Nur wer die Liste angelegt hat und das Hauptkonto können sie umbenennen, teilen oder löschen.',
    fr: 'Seuls son propriétaire et le compte principal peuvent renommer, partager ou supprimer cette liste.',
    it: 'Solo chi l’ha creata e l’account principale possono rinominare, condividere o eliminare questa lista.',
    pl: 'Tylko właściciel i konto główne mogą zmienić nazwę tej listy, udostępnić ją lub usunąć.',
    zh: '只有列表所有者和主账户可以重命名、共享或删除此列表。',
  },
  'An export holds at most {max} rows. Please set a filter.': {
    de: 'Ein Export enthält höchstens {max} Zeilen. Bitte setzen Sie einen Filter.',
    fr: 'Un export contient au plus {max} lignes. Veuillez définir un filtre.',
    it: 'Un’esportazione contiene al massimo {max} righe. Impostate un filtro.',
    pl: 'Eksport zawiera najwyżej {max} wierszy. Ustaw filtr.',
    zh: '一次最多导出 {max} 行，请设置筛选条件。',
  },
  'The shop is busy. Please try again in a moment.': {
    de: 'Der Shop ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
    fr: 'La boutique est très sollicitée. Veuillez réessayer dans un instant.',
    it: 'Il negozio è molto occupato. Riprovate tra un momento.',
    pl: 'Sklep jest przeciążony. Spróbuj ponownie za chwilę.',
    zh: '商店正忙，请稍后重试。',
  },
  'The storage of the shop is full. Nothing was saved; please try again later.': {
    de: 'Der Speicher des Shops ist voll. Es wurde nichts gespeichert; bitte versuchen Sie es später noch einmal.',
    fr: 'L’espace de stockage de la boutique est plein. Rien n’a été enregistré ; veuillez réessayer plus tard.',
    it: 'Lo spazio di archiviazione dello shop è esaurito. Non è stato salvato nulla; riprovate più tardi.',
    pl: 'Pamięć sklepu jest pełna. Nic nie zostało zapisane; spróbuj ponownie później.',
    zh: '商店的存储空间已满，未保存任何内容，请稍后重试。',
  },
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
  '{what} does not exist': {
    de: 'Das gibt es nicht oder nicht mehr.',
    fr: 'Cet élément n’existe pas ou plus.',
    it: 'Questo elemento non esiste o non esiste più.',
    pl: 'Tego nie ma albo już nie ma.',
    zh: '所请求的内容不存在或已失效。',
  },
  'Something went wrong on our side. Please try again. Reference: {id}': {
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. Referenz: {id}',
    fr: 'Une erreur s’est produite de notre côté. Veuillez réessayer. Référence : {id}',
    it: 'Si è verificato un errore da parte nostra. Riprovate. Riferimento: {id}',
    pl: 'Wystąpił błąd po naszej stronie. Spróbuj ponownie. Numer: {id}',
    zh: '我们这边出现了问题，请重试。参考编号：{id}',
  },
  'Another view has this name already.': {
    de: 'Eine andere Ansicht hat schon diesen Namen.',
    fr: 'Une autre vue porte déjà ce nom.',
    it: 'Un’altra vista ha già questo nome.',
    pl: 'Inny widok ma już tę nazwę.',
    zh: '已有其他视图使用此名称。',
  },
  'A list has at most {max} views. Please delete one.': {
    de: 'Eine Liste hat höchstens {max} Ansichten. Bitte löschen Sie eine.',
    fr: 'Une liste a au plus {max} vues. Veuillez en supprimer une.',
    it: 'Un elenco ha al massimo {max} viste. Eliminatene una.',
    pl: 'Lista może mieć najwyżej {max} widoków. Usuń jeden z nich.',
    zh: '一个列表最多有 {max} 个视图，请先删除一个。',
  },
} as const satisfies Record<string, Translations>

export type Text = keyof typeof TEXTS
