import { Messages } from '@cartwright/widgets'
import { useTopModal } from '@cartwright/widgets/storefront'
import { createPortal } from 'react-dom'

/** The messages of the shop, inside an open dialog: a press on Undo would fall through to what lies below. */
export function MessagesInReach() {
  const modal = useTopModal()
  return modal ? createPortal(<Messages />, modal) : <Messages />
}
