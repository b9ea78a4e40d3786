import { LANGUAGES } from '@cartwright/core/contract'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { call } from '../testing/call'
import { startTestServer, type TestServer } from '../testing/test-server'
import { speakDigits } from './spoken-digits'

const RATE = 8_000
const HEADER_BYTES = 44

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())
afterEach(() => vi.restoreAllMocks())

/** Loudness of each hundredth of a second. */
const loudness = (wav: Buffer) =>
  Array.from({ length: Math.floor((wav.length - HEADER_BYTES) / (RATE / 100)) }, (_, index) => {
    const piece = wav.subarray(HEADER_BYTES + index * (RATE / 100), HEADER_BYTES + (index + 1) * (RATE / 100))
    return Math.max(...piece.map(sample => Math.abs(sample - 128)))
  })

/** Words with at least a third of a second between them. */
function countWords(wav: Buffer): number {
  let words = 0
  let quiet = 100
  for (const loud of loudness(wav)) {
    if (loud > 25 && quiet >= 32) words += 1
    quiet = loud > 25 ? 0 : quiet + 1
  }
  return words
}

// The ends of what is drawn: slow words with short pauses, quick ones with long pauses.
it.each(LANGUAGES)('REGI-005 digits are spoken one by one in %s', language => {
  for (const drawn of [0, 0.5, 0.999]) {
    vi.spyOn(Math, 'random').mockReturnValue(drawn)
    const wav = speakDigits('01234', language)
    expect(wav.toString('latin1', 0, 16)).toMatch(/^RIFF....WAVEfmt /s)
    expect(countWords(wav)).toBe(5)
    expect(countWords(speakDigits('56789', language))).toBe(5)
  }
})

it('the same digits never sound the same twice, and other languages have other words', () => {
  expect(speakDigits('11111', 'en').equals(speakDigits('11111', 'en'))).toBe(false)
  expect(countWords(speakDigits('7', 'ja'))).toBe(1)
})

it('REGI-005 a captcha is spoken five times at most, and one that is not there not at all', async () => {
  const { result } = await call(shop, 'session.captcha', {})
  const speak = (uuid: string) =>
    call(shop, 'session.spokenCaptcha', { query: { uuid, language: 'de' } }, { headers: { 'accept-language': 'de' } })
  for (let turn = 1; turn <= 5; turn++) {
    const { result: spoken } = await speak(result?.uuid ?? '')
    expect(Buffer.from(spoken?.audio ?? '', 'base64').length).toBeGreaterThan(3 * RATE)
  }
  // No one has to wait: another picture is read out at once.
  const msg = 'Diese Zahlen werden nicht mehr vorgelesen. Bitte wählen Sie ein anderes Bild.'
  expect(await speak(result?.uuid ?? '')).toMatchObject({ code: 603, msg })
  shop.clock.advance(21 * 60_000)
  expect(await speak(result?.uuid ?? '')).toMatchObject({ code: 601, msg })
  expect(await speak('none')).toMatchObject({ code: 601, msg })
})
