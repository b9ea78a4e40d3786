import { expect, it } from 'vitest'
import { decodeText, encodingOf, isTextFile, TEXT_ENCODINGS } from './text-encoding'

/** Bytes of a text in a code page, by looking each sign up in what its 256 bytes decode to. */
function encode(text: string, encoding: 'windows-1250' | 'windows-1252'): Uint8Array {
  const signs = [...Array(256).keys()].map(byte => decodeText(Uint8Array.of(byte), encoding))
  return Uint8Array.from([...text], sign => signs.indexOf(sign))
}

const POLISH = 'Indeks;Nazwa;Ilość\r\nTN-2420;Toner żółty;5\r\nCF226X;Bęben;2\r\n'
const FRENCH = 'Référence;Désignation;Quantité\r\nTN-2420;Toner à tête;5\r\nDR-2400;Unité noire, prête;2\r\n'
const GERMAN = 'Artikel;Menge\r\nTN-2420;5 Stück\r\nDR-2400;2 für München, 3 €\r\n'
const ITALIAN = 'Codice;Quantità\r\nTN-2420;5\r\n'

it.each([
  ['a Polish list', 'pl', POLISH, 'windows-1250'],
  ['a Polish list, read in English', 'en', POLISH, 'windows-1250'],
  ['a French list', 'fr', FRENCH, 'windows-1252'],
  ['a French list, read in Polish', 'pl', FRENCH, 'windows-1252'],
  ['a German list', 'de', GERMAN, 'windows-1252'],
  ['an Italian list', 'it', ITALIAN, 'windows-1252'],
  ['an Italian list, read in Polish', 'pl', ITALIAN, 'windows-1252'],
] as const)('W-008 %s (reader: %s) is read by its code page', (_name, language, text, encoding) => {
  const bytes = encode(text, encoding)
  expect(decodeText(bytes, encodingOf(bytes, language))).toBe(text)
})

it('W-008 where both code pages make words, the language of the reader decides', () => {
  // `Ilość` is `Iloœæ` in the other one: letters of French.
  const bytes = encode('Ilość;2', 'windows-1250')
  expect(encodingOf(bytes, 'pl')).toBe('windows-1250')
  expect(encodingOf(bytes, 'fr')).toBe('windows-1252')
})

it('W-008 UTF-8 wins, and UTF-16 is known by its mark, in either order of bytes', () => {
  for (const language of ['en', 'de', 'fr', 'it', 'pl', 'zh'])
    for (const text of [POLISH, FRENCH, GERMAN, ITALIAN, 'TN-2420;5', '编号;数量'])
      expect(encodingOf(new TextEncoder().encode(text), language)).toBe('utf-8')
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x3b, 0), encodingOf(Uint8Array.of(0xff, 0xfe), 'en'))).toBe(
    'A;',
  )
  expect(decodeText(Uint8Array.of(0xfe, 0xff, 0, 0x41, 0, 0x3b), encodingOf(Uint8Array.of(0xfe, 0xff), 'en'))).toBe(
    'A;',
  )
  expect(TEXT_ENCODINGS).toHaveLength(5)
})

const wide = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text].flatMap(sign => {
      const code = sign.charCodeAt(0)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )

it.each([
  ['W-005', true, 'Artikel;Menge\r\nTN-2420;5\r\nCF226X;2\r\n'],
  ['W-006', false, 'Artikel;Menge\r\nTN-2420;5\r\nCF226X;2\r\n'],
  ['one line', false, 'TN-2420;5'],
  ['letters with accents', true, 'Référence;Quantité\nTN-2420;5'],
  ['one letter', false, 'A'],
])('%s UTF-16 is known without its mark: big end first %s', (_id, isBig, text) => {
  const bytes = wide(text, isBig)
  expect(isTextFile(bytes)).toBe(true)
  expect(decodeText(bytes, encodingOf(bytes, 'en'))).toBe(text)
})

it('W-013 a text with stray zero bytes is a text, and pictures and archives are none', () => {
  const bytes = new TextEncoder().encode('Artikel;Menge\r\nTN-2420;5\0\r\nCF226X;2\r\n')
  expect(isTextFile(bytes)).toBe(true)
  expect(encodingOf(bytes, 'en')).toBe('utf-8')
  expect(isTextFile(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBe(false)
  expect(isTextFile(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13))).toBe(false)
  expect(isTextFile(new TextEncoder().encode('CF259X;12'))).toBe(true)
  expect(isTextFile(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x3b, 0))).toBe(true)
})
