/** A file with words that is late or too large changes nothing. */
import { afterEach, expect, it, vi } from 'vitest'
import { readWordsFile, WORDS_FILE_MS } from './words-file'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is given up after 8 seconds, and the console says what to do', async () => {
  vi.useFakeTimers()
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const never: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const reading = readWordsFile('https://words.example/late.json', never)
  await vi.advanceTimersByTimeAsync(WORDS_FILE_MS)
  expect(await reading).toBeUndefined()
  expect(warned.mock.calls[0]?.[0]).toContain(
    'the texts of https://words.example/late.json are not used: no answer within 8 seconds.',
  )
})

it('of more than a million characters is not read', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const large: typeof fetch = async () => new Response(JSON.stringify({ en: 'x'.repeat(1_000_001) }))
  expect(await readWordsFile('https://words.example/large.json', large)).toBeUndefined()
  expect(warned.mock.calls[0]?.[0]).toContain('it has more than 1000000 characters.')
})
