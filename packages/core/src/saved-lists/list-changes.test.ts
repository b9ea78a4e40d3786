import { expect, it } from 'vitest'
import { findChanges, takeOver } from './list-changes'

const line = (key: string, quantity = '1', input = key.toUpperCase()) => ({ key, input, quantity })

it('finds what was changed, added with its place, and removed', () => {
  const before = [line('a'), line('b'), line('c')]
  const now = [line('n'), line('a', '5'), line('c'), line('m')]
  expect(findChanges(before, now)).toEqual({
    changed: [{ ...line('n'), after: null }, line('a', '5'), { ...line('m'), after: 'c' }],
    removed: ['b'],
  })
  expect(findChanges(before, before)).toEqual({ changed: [], removed: [] })
})

it('takes over what others have changed, and keeps what was typed, added and removed while the server answered', () => {
  const asked = [line('a'), line('b'), line('c')]
  const now = [line('a', '7'), line('new'), line('c')]
  const answered = [line('a'), line('b'), line('other'), line('c', '9')]
  expect(takeOver(asked, now, answered)).toEqual([line('a', '7'), line('new'), line('other'), line('c', '9')])
})
