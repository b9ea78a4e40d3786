import { expect, it } from 'vitest'
import { decode, guessEncoding, isText } from './read-file'

const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

it('reads UTF-8 and what spreadsheets on Windows write', () => {
  const utf8 = new TextEncoder().encode('Stück;für')
  expect(guessEncoding(utf8)).toBe('utf-8')
  const windows = latin('St\u00fcck;f\u00fcr')
  expect(guessEncoding(windows)).toBe('windows-1252')
  expect(decode(windows, 'windows-1252')).toBe('Stück;für')
})

it('reads UTF-16 by its mark', () => {
  const bytes = Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x3b, 0)
  expect(guessEncoding(bytes)).toBe('utf-16le')
  expect(isText(bytes)).toBe(true)
  expect(decode(bytes, 'utf-16le')).toBe('A;')
})

it('distinguishes a workbook or a picture from a text', () => {
  expect(isText(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBe(false)
  expect(isText(latin('CF259X;12'))).toBe(true)
})
