/** What helps while numbers are entered: suggestions, and the strips below lines. Loaded once there is something to help with. */
import type { RefObject } from 'react'
import popoverCss from '../primitives/popover.css?inline'
import segmentedCss from '../primitives/segmented.css?inline'
import { useSheets } from '../styles/use-sheets'
import assistCss from './assist.css?inline'

export { QuickOrderFix } from './quick-order-fix'
export { Suggestions } from './suggestions'

const CSS = [popoverCss, segmentedCss, assistCss]

/** The css of both; draw it once. */
export function AssistSheets({ inside }: { inside: RefObject<Element | null> }) {
  useSheets(inside, CSS)
  return null
}
