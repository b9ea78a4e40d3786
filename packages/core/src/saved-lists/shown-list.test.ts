import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Kernel } from '../feature'
import { memoryStorage } from '../testing'
import { readShownList, type ShownList, writeShownList } from './shown-list'

const LINE = { key: 'a', input: 'CW-1', quantity: '2' }
const SHOWN: ShownList = {
  id: 3,
  version: 7,
  lines: [LINE],
  conflicts: [{ key: 'a', before: '1', theirs: { ...LINE, quantity: '4' } }],
}

/** A page of an account in whose storage `kept` stands in the place of the list that it shows. */
function readKept(kept: unknown) {
  const store = createStore(() => ({ custId: 5, accountId: 9 }))
  const kernel = { drafts: memoryStorage(), session: { store } } as unknown as Pick<Kernel, 'drafts' | 'session'>
  writeShownList(kernel, kept as ShownList)
  return readShownList(kernel)
}

it('reads what it has kept, lines that are asked about included', () => {
  expect(readKept(SHOWN)).toEqual(SHOWN)
  expect(readKept({ ...SHOWN, conflicts: undefined })).toEqual({ ...SHOWN, conflicts: [] })
})

it.each([
  null,
  7,
  { ...SHOWN, id: 'a list' },
  { ...SHOWN, version: null },
  { ...SHOWN, lines: undefined },
  { ...SHOWN, lines: [LINE, { key: 'b' }] },
  { ...SHOWN, lines: [{ ...LINE, quantity: 2 }] },
])('takes nothing of %j', kept => {
  expect(readKept(kept)).toBeUndefined()
})

it.each([5, {}, [null, { key: 'a' }, { key: {}, theirs: LINE }]])('asks about no line for %j', conflicts => {
  expect(readKept({ ...SHOWN, conflicts })).toEqual({ ...SHOWN, conflicts: [] })
})
