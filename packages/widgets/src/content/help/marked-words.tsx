import { fold } from './fold'

/** The text with each of the words marked wherever it stands. @param words folded */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>
  const pattern = words.map(word => word.replace(/[\\^$*+?.()|[\]{}]/g, '\\$&')).join('|')
  let end = 0
  // With a group in the pattern every second part is a hit.
  return fold(text)
    .split(new RegExp(`(${pattern})`, 'g'))
    .map((folded, at) => {
      const part = text.slice(end, end + folded.length)
      end += folded.length
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      return at % 2 === 1 ? <mark key={at}>{part}</mark> : part
    })
}
