import { useTexts } from '@cartwright/widgets'
import { KeyCap, keysTexts } from '@cartwright/widgets/storefront'

const KEYS = [
  ['tab', ['Tab']],
  ['undo', ['Ctrl', 'Z']],
  ['fix', ['Alt', 'F']],
  ['clear', ['Del']],
  ['nextOpen', ['F8']],
  ['title', ['?']],
] as const

/** The keys that are needed first, for those who have some. */
export function KeysLine() {
  const t = useTexts(keysTexts)
  return (
    <ul className="shop-keys">
      {KEYS.map(([word, keys]) => (
        <li key={word}>
          {keys.map(key => (
            <KeyCap key={key} name={key} />
          ))}{' '}
          {t(word)}
        </li>
      ))}
    </ul>
  )
}
