import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/storage'
import { forgetColumns, recallColumns, rememberColumns } from './column-memory'
import { parseList } from './parse-list'

const NOW = new Date('2026-11-30T12:00:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60_000)
const chosen = (headings: string) =>
  parseList(`${headings}\nTN-2420;CF226X;5`, { columns: ['ignore', 'number', 'quantity'] })
const other = (headings: string) => parseList(`${headings}\nDR-2400;TK-1150;1\nCE285A;W1420A;2`)

it('QO-003 the columns of a list are kept for lists with the same headings, in any case, for half a year', () => {
  const drafts = memoryStorage()
  rememberColumns(drafts, chosen('Ref;Code;Menge'), NOW)
  expect(recallColumns(drafts, other('REF;code;Menge'), later(179))).toEqual(['ignore', 'number', 'quantity'])
  expect(recallColumns(drafts, other('Ref;Code;Menge'), later(181))).toBeUndefined()
  expect(recallColumns(drafts, other('Ref;Code;Anzahl'), NOW)).toBeUndefined()
  expect(recallColumns(drafts, parseList('DR-2400;TK-1150;1'), NOW)).toBeUndefined()
})

it('QO-003 the columns of twenty kinds of lists are kept, the latest; one can be forgotten', () => {
  const drafts = memoryStorage()
  for (let list = 0; list < 25; list++)
    rememberColumns(drafts, chosen(`Ref;Code ${'abcdefghijklmnopqrstuvwxyz'[list]};Menge`), NOW)
  expect(recallColumns(drafts, other('Ref;Code a;Menge'), NOW)).toBeUndefined()
  expect(recallColumns(drafts, other('Ref;Code f;Menge'), NOW)).toBeDefined()
  forgetColumns(drafts, other('Ref;Code f;Menge'), NOW)
  expect(recallColumns(drafts, other('Ref;Code f;Menge'), NOW)).toBeUndefined()
  expect(recallColumns(drafts, other('Ref;Code g;Menge'), NOW)).toBeDefined()
})

it('QO-003 what else stands in the storage is no memory of columns', () => {
  const drafts = memoryStorage()
  for (const text of ['', '{', '{}', '[1]', '[{"headings":"ref\\tcode\\tmenge"}]']) {
    drafts.set('cartwright list columns', text)
    expect(recallColumns(drafts, other('Ref;Code;Menge'), NOW)).toBeUndefined()
  }
})
