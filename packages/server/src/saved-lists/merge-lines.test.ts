import { describe, expect, it } from 'vitest'
import { mergeLines, type StoredLine } from './merge-lines'

const stored: StoredLine[] = [
  { key: 'a', input: 'CF259X', quantity: '1', version: 1 },
  { key: 'b', input: 'TN-2420', quantity: '2', version: 3 },
  { key: 'c', input: 'CF226X', quantity: '3', version: 1 },
]
const merge = (version: number, changed: Parameters<typeof mergeLines>[1]['changed'], removed: string[] = []) =>
  mergeLines(stored, { version, changed, removed }, 4).map(({ input, quantity }) => `${quantity} ${input}`)

describe('lines of a list that two people change', () => {
  it('are changed, added where they stood, and removed', () => {
    const changed = [
      { key: 'a', input: 'CF259X', quantity: '9' },
      { key: 'n', input: 'NEW', quantity: '1', after: 'a' },
      { key: 'f', input: 'FIRST', quantity: '1', after: null },
      { key: 'l', input: 'LAST', quantity: '1', after: 'gone' },
    ]
    expect(merge(3, changed, ['c'])).toEqual(['1 FIRST', '9 CF259X', '1 NEW', '2 TN-2420', '1 LAST'])
  })

  it('stand twice when both have changed them, each as it was entered', () => {
    expect(merge(2, [{ key: 'b', input: 'TN-2420', quantity: '7' }])).toEqual([
      '1 CF259X',
      '2 TN-2420',
      '7 TN-2420',
      '3 CF226X',
    ])
  })

  it('stand once when both have changed them alike', () => {
    expect(merge(2, [{ key: 'b', input: 'TN-2420', quantity: '2' }])).toHaveLength(3)
  })

  it('stay when one has changed what the other removed', () => {
    expect(merge(2, [], ['b'])).toContain('2 TN-2420')
    expect(merge(3, [{ key: 'x', input: 'GONE', quantity: '5' }])).toContain('5 GONE')
  })

  it('are merged in their order, ten thousand of them too', () => {
    const long = Array.from({ length: 10_000 }, (_none, at) => ({ key: `k${at}`, input: `N-${at}`, quantity: '1' }))
    const added = long.map((line, at) => ({ ...line, after: at === 0 ? 'c' : `k${at - 1}` }))
    const merged = mergeLines(stored, { version: 3, changed: added, removed: [] }, 4)
    expect(merged.map(({ key }) => key)).toEqual(['a', 'b', 'c', ...long.map(({ key }) => key)])
    const above = added.map(line => ({ ...line, after: null }))
    expect(mergeLines(stored, { version: 3, changed: above, removed: [] }, 4)[0]?.key).toBe('k9999')
  })
})
