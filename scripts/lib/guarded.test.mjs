import { expect, it } from 'vitest'
import { hashOfGuarded, readPassed, withoutProven } from './guarded.mjs'

it('reads what each suite has seen when it last passed', () => {
  expect([...readPassed('faults abc\n\nload def\nhalf\n')]).toEqual([
    ['faults', 'abc'],
    ['load', 'def'],
  ])
})

it('runs a suite that guards nothing, and one whose files nobody has seen pass', async () => {
  const suites = [{ name: 'core' }, { name: 'never run', guards: ['README.md'] }]
  expect(await withoutProven(suites)).toEqual(suites)
})

it('leaves out a suite whose guarded files are as they were', async () => {
  const guarded = { name: 'guarded', guards: ['README.md'] }
  const seen = await hashOfGuarded(guarded)
  expect(await withoutProven([guarded], new Map([['guarded', seen]]))).toEqual([])
  expect(await withoutProven([{ ...guarded, guards: ['LICENSE'] }], new Map([['guarded', seen]]))).toHaveLength(1)
})
