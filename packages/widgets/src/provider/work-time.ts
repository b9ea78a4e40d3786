import type { Language } from '@cartwright/core'

const DAYS = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g
const ENGLISH = 'Mon,Tue,Wed,Thu,Fri,Sat,Sun'

/** The hours stand at the foot of every page, and a browser takes long to open its own table: these are a copy of it. */
const DAY_NAMES: Readonly<Record<Language, string>> = {
  en: ENGLISH,
  de: 'Mo,Di,Mi,Do,Fr,Sa,So',
  fr: 'lun.,mar.,mer.,jeu.,ven.,sam.,dim.',
  it: 'lun,mar,mer,gio,ven,sab,dom',
  pl: 'pon.,wt.,śr.,czw.,pt.,sob.,niedz.',
  zh: '周一,周二,周三,周四,周五,周六,周日',
}

/** Working hours as a site has them, such as `Mon–Fri 8:30–17:30`, with the days in the reader's language. */
export function workTimeIn(language: Language, workTime: string): string {
  const names = DAY_NAMES[language].split(',')
  return workTime.replace(DAYS, day => names[ENGLISH.split(',').indexOf(day)] ?? day)
}
