/** Names a namespace and its English texts. */

import type { TextTable } from '../locales.types'
import type { Texts } from './i18n.types'

export const defineTexts = <const T extends TextTable>(namespace: string, english: T): Texts<T> => ({
  namespace,
  english,
})
