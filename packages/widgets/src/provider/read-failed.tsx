import { missingRight, type ShopError } from '@cartwright/core'
import { Button } from '../primitives/button'
import { Empty, type EmptyProps } from '../primitives/feedback'
import { commonTexts } from './common.texts'
import type { ElementNeeds } from './element-needs'
import { useLazy } from './use-lazy'
import { useTexts } from './use-texts'

export interface ReadFailedProps extends Pick<EmptyProps, 'icon' | 'title' | 'heading' | 'children'> {
  /** Why it could not be read. */
  error: ShopError | undefined
  /** Names the sentence for a key without the right; by default that of the right which is missing. */
  says?: ElementNeeds['says']
  onRetry: () => void
}

/** In the place of what could not be read: a button that reads it again, or one line where the key of the page does not open it. */
export function ReadFailed({ error, says, onRetry, ...failure }: ReadFailedProps) {
  const common = useTexts(commonTexts)
  const right = error && missingRight(error)
  const RightMissing = useLazy(right !== undefined, async () => (await import('./right-missing')).RightMissing)
  if (right !== undefined) return RightMissing ? <RightMissing right={right} says={says} /> : null
  return <Empty failed {...failure} actions={<Button onClick={onRetry}>{common('retry')}</Button>} />
}
