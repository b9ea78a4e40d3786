import { Messages, useSelect, useShop } from '@cartwright/widgets'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * The messages of the shop. An open dialog makes everything outside of it dead to pointer, keyboard and screen reader: what
 * is said meanwhile is drawn inside it, or a press on Undo would fall through to what lies below.
 */
export function MessagesInReach() {
  const { messages } = useShop()
  const newest = useSelect(messages.store, state => state.items.at(-1)?.id)
  const [modal, setModal] = useState<Element>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog may have opened since the message before
  useEffect(() => {
    const follow = () => setModal([...document.querySelectorAll('dialog[open][aria-modal]')].at(-1))
    follow()
    // Heard by the dialog alone: it has left the page by then.
    modal?.addEventListener('close', follow)
    return () => modal?.removeEventListener('close', follow)
  }, [newest, modal])
  return modal ? createPortal(<Messages />, modal) : <Messages />
}
