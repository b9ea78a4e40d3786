import { expect, it } from 'vitest'
import { findLiveRegion, findLiveRegions, searchFile } from './live-regions.mjs'

it.each([
  '<p role="status">',
  '<div role="alert">',
  '<ul role="log">',
  "<p role={error ? 'alert' : undefined}>",
  '<span aria-live="polite">',
])('finds %s', line => {
  expect(findLiveRegion(line)).toBeDefined()
})

it.each(['<div role="alertdialog">', "<Tag role={list && 'combobox'}>", "const status = 'alert'", '<progress />'])(
  'leaves %s alone',
  line => {
    expect(findLiveRegion(line)).toBeUndefined()
  },
)

it('names the file, the line and the way out', () => {
  expect(searchFile('packages/widgets/src/cart/cart.tsx', 'one\n<p role="status">')).toEqual([
    'packages/widgets/src/cart/cart.tsx:2 role="status": let the announcer say it (packages/widgets/src/announcer)',
  ])
})

it('there is none in the sources', async () => {
  expect(await findLiveRegions()).toEqual([])
})
