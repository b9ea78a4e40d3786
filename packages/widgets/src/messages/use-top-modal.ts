import { useEffect, useState } from 'react'
import { topModalOf } from '../announcer/top-modal'
import { useDocument } from '../primitives/owner-document'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'

/**
 * The dialog that makes everything outside of it dead to pointer, keyboard and screen reader; undefined while there is
 * none. Looked for whenever the focus or a message comes: a dialog takes the focus, but an element keeps to itself that it
 * went from one of its parts to another.
 */
export function useTopModal(): Element | undefined {
  const { messages } = useShop()
  const page = useDocument()
  const newest = useStore(messages.store, state => state.items.at(-1)?.id)
  const [modal, setModal] = useState<Element>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog may have opened since the message before
  useEffect(() => {
    const follow = () => {
      setModal(topModalOf(page))
    }
    follow()
    page.addEventListener('focusin', follow)
    // Heard by the dialog alone: it has left the page by then.
    modal?.addEventListener('close', follow)
    return () => {
      page.removeEventListener('focusin', follow)
      modal?.removeEventListener('close', follow)
    }
  }, [newest, modal, page])
  return modal
}
