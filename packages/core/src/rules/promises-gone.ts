/** What has become of promises that were made before. */
import type { Promised } from '../contract'

/** What was promised before and is promised for another time since. */
export const promisesGone = (was: readonly Promised[], promises: readonly Promised[]): Promised[] =>
  was.filter(old => !promises.some(now => now.when === old.when && now.qty >= old.qty))
