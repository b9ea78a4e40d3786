import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { findCutMoments, findCuts, isChecked } from './cut-moments.mjs'
import { fromRoot } from './paths.mjs'

/** In a folder of its own, which no other check reads. */
const FOLDER = 'packages/planted-by-a-test'
const PLANTED = `${FOLDER}/src/orders/today.ts`
afterEach(() => rmSync(fromRoot(FOLDER), { force: true, recursive: true }))

it.each([
  ['new Date().toISOString().slice(0, 10)', '1 .toISOString().slice'],
  ['order.soDate.slice(0, 10)', '1 .slice(0, 10)'],
  ['a\nshipment.shippedAt.substring(0,10)', '2 .substring(0,10)'],
  ['moment\n  .toISOString()\n  .slice(0, isDay ? 10 : 19)', '2 .toISOString()\n  .slice'],
  ["now.toISOString().split('T')", '1 .toISOString().split'],
])('N1 finds %j', (text, place) => {
  expect(findCuts(text)).toContain(place)
})

it.each([
  'dayIn(timeZone, now)',
  'hash.slice(0, 16)',
  'row.lastUsed.slice(0, 19)',
  'now.toISOString().slice(0, 19)',
  'now.toISOString()',
])('N1 leaves %j alone', text => {
  expect(findCuts(text)).toEqual([])
})

it('N1 reads the source of all packages, not its tests, and one file may', () => {
  expect(isChecked('packages/widgets/src/home/desk-cards.tsx')).toBe(true)
  expect(isChecked('packages/server/src/orders/desk.test.ts')).toBe(false)
  expect(isChecked('packages/core/src/rules/due-date.ts')).toBe(false)
})

it('N1 refuses a moment that is cut anywhere in the source', async () => {
  expect(await findCutMoments()).toEqual([])
  mkdirSync(dirname(fromRoot(PLANTED)), { recursive: true })
  writeFileSync(fromRoot(PLANTED), 'export const today = () => new Date().toISOString().slice(0, 10)\n')
  expect(await findCutMoments()).toEqual([`${PLANTED}:1 .toISOString().slice: the day of a moment is made by dayIn`])
})
