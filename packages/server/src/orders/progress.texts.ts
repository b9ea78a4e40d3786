/** Words of the sentence that says how far an order has come, in exports, mails and notifications; the pages have the same. */
import type { Language } from '@cartwright/core/contract'
import type { PendingPieces } from '@cartwright/core/rules'

/** `{arrived}`, `{pieces}`, `{day}` */
export type ProgressTexts = Record<'title' | 'arrived' | PendingPieces['what'], string>

export const PROGRESS_TEXTS: Record<Language, ProgressTexts> = {
  en: {
    title: 'Progress',
    arrived: '{arrived} of {pieces} arrived',
    expected: '{pieces} expected {day}',
    leaving: '{pieces} leaving {day}',
    underWay: '{pieces} on the way, no date known yet',
    unknown: '{pieces}: no date known yet',
  },
  de: {
    title: 'Stand',
    arrived: '{arrived} von {pieces} angekommen',
    expected: '{pieces} erwartet am {day}',
    leaving: '{pieces} ab Lager am {day}',
    underWay: '{pieces} unterwegs, noch ohne Termin',
    unknown: '{pieces} noch ohne Termin',
  },
  fr: {
    title: 'Avancement',
    arrived: '{arrived} sur {pieces} arrivées',
    expected: '{pieces} attendues le {day}',
    leaving: '{pieces} au départ le {day}',
    underWay: '{pieces} en chemin, encore sans date',
    unknown: '{pieces} encore sans date',
  },
  it: {
    title: 'Avanzamento',
    arrived: '{arrived} di {pieces} arrivati',
    expected: '{pieces} previsti {day}',
    leaving: '{pieces} in partenza {day}',
    underWay: '{pieces} in viaggio, ancora senza data',
    unknown: '{pieces} ancora senza data',
  },
  pl: {
    title: 'Stan',
    arrived: 'dotarło {arrived} z {pieces}',
    expected: '{pieces} spodziewane {day}',
    leaving: '{pieces} do wydania {day}',
    underWay: '{pieces} w drodze, jeszcze bez terminu',
    unknown: '{pieces} jeszcze bez terminu',
  },
  zh: {
    title: '进度',
    arrived: '已到 {arrived}/{pieces} 件',
    expected: '{pieces} 件预计 {day} 到达',
    leaving: '{pieces} 件 {day} 出库',
    underWay: '{pieces} 件在途，尚无日期',
    unknown: '{pieces} 件尚无日期',
  },
}
