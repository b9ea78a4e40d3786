import type { TextKey } from '@cartwright/core'
import { useTexts } from './use-texts'
import { weekdaysTexts } from './weekdays.texts'

const DAYS = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g

/**
 * Working hours as a site has them, such as `Mon–Fri 8:30–17:30`, with the days in the reader's language. They stand at
 * the foot of every page, and a browser takes long to open its own table of days.
 */
export function useWorkTime(): (workTime: string) => string {
  const t = useTexts(weekdaysTexts)
  return workTime => workTime.replace(DAYS, day => t(day as TextKey<typeof weekdaysTexts.english>))
}
