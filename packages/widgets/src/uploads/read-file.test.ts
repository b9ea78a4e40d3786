import { expect, it } from 'vitest'
import { ENCODINGS, isText } from './read-file'

const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

it('distinguishes a workbook or a picture from a text', () => {
  expect(isText(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBe(false)
  expect(isText(latin('CF259X;12'))).toBe(true)
  expect(isText(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x3b, 0))).toBe(true)
})

it('W-008 offers the encodings of spreadsheets', () => {
  expect(ENCODINGS.map(({ label }) => label)).toEqual(['UTF-8', 'Windows-1252', 'Windows-1250', 'UTF-16', 'UTF-16 BE'])
})
