/** Stories that ask for a window of a certain width: Storybook draws them in a frame of it, unless they are opened alone. */
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'

/** Width that a story asks for, as css; undefined for any. @param globals of the story */
export function windowWidthOf({ viewport }: Readonly<Record<string, unknown>>): string | undefined {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport
  return Object.entries(MINIMAL_VIEWPORTS).find(([known]) => known === name)?.[1].styles.width
}
