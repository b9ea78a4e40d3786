/** The text with each of the words marked wherever it stands. @param words in lower case */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>
  const pattern = words.map(word => word.replace(/[\\^$*+?.()|[\]{}]/g, '\\$&')).join('|')
  // With a group in the pattern every second part is a hit.
  return text.split(new RegExp(`(${pattern})`, 'gi')).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <mark key={at}>{part}</mark>
    ) : (
      part
    ),
  )
}
