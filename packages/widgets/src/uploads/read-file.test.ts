import { expect, it } from 'vitest'
import { ENCODINGS } from './read-file'

it('W-008 offers the encodings of spreadsheets', () => {
  expect(ENCODINGS.map(({ label }) => label)).toEqual(['UTF-8', 'Windows-1252', 'Windows-1250', 'UTF-16', 'UTF-16 BE'])
})
