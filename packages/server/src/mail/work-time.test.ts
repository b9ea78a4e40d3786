import { expect, it } from 'vitest'
import { workTimeIn } from './work-time'

it.each([
  ['en-GB', 'Mon–Fri 8:30–17:30'],
  ['de', 'Mo–Fr 8:30–17:30'],
  ['fr', 'lun.–ven. 8:30–17:30'],
  ['it', 'lun–ven 8:30–17:30'],
  ['pl', 'pon.–pt. 8:30–17:30'],
  ['zh', '周一–周五 8:30–17:30'],
])('names the days of working hours in %s', (locale, words) => {
  expect(workTimeIn('Mon–Fri 8:30–17:30', locale)).toBe(words)
})
