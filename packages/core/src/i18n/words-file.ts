/** A file of the host with its words: the option `texts` as an address. Loaded for the pages that have one. */
import { hintAtWordsFile } from './host-words-hints'

/** After this the page goes on with our words. */
export const WORDS_FILE_MS = 8_000
/** Largest file: all our texts in one language have a quarter of it. */
const FILE_CHARS = 1_000_000

const REMEDY =
  'It has to answer with the JSON of the option `texts`; on another origin with the header Access-Control-Allow-Origin, and a Content-Security-Policy of the page has to have it in connect-src.'

/** Reads the words; undefined where they cannot be had, which the console says. Never rejects. */
export async function readWordsFile(url: string, fetch: typeof globalThis.fetch): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), WORDS_FILE_MS)
  try {
    const answer = await fetch(url, { credentials: 'omit', signal: controller.signal })
    if (!answer.ok) throw new Error(`HTTP status ${answer.status}.`)
    const text = await answer.text()
    if (text.length > FILE_CHARS) throw new Error(`it has more than ${FILE_CHARS} characters.`)
    return JSON.parse(text)
  } catch (thrown) {
    const late = `no answer within ${WORDS_FILE_MS / 1_000} seconds.`
    const reason = controller.signal.aborted ? late : thrown instanceof Error ? thrown.message : String(thrown)
    hintAtWordsFile(url, `${reason} ${REMEDY}`)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
