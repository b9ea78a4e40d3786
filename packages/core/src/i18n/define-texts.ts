/** Names a namespace and its English texts. */
import type { Texts, TextTable } from './i18n.types'

export const defineTexts = <const T extends TextTable>(namespace: string, english: T): Texts<T> => ({
  namespace,
  english,
})
