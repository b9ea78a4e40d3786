import type { TextKey } from '@cartwright/core'
import { useIsUs } from '../provider/use-is-us'
import { type Translate, useTexts } from '../provider/use-texts'
import { homeEuTexts, homeUsTexts } from './home-region.texts'

const isSaidInUs = (key: string): key is TextKey<typeof homeUsTexts.english> => Object.hasOwn(homeUsTexts.english, key)

/** Texts of the home page that are different in Europe and in the US (SITE-026). */
export function useRegionText(): Translate<typeof homeEuTexts.english> {
  const isUs = useIsUs()
  const inEurope = useTexts(homeEuTexts)
  const inUs = useTexts(homeUsTexts)
  return (key, values) => (isUs && isSaidInUs(key) ? inUs(key, values) : inEurope(key, values))
}
