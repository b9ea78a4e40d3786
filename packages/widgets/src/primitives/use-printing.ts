import { useCallback, useSyncExternalStore } from 'react'
import { useDocument, windowOf } from './owner-document'

/** Windows that are being printed. */
const printed = new WeakSet<Window>()

/** True while the page is printed. What is drawn for it is there in time: a store's change is drawn before the event ends. */
export function usePrinting(): boolean {
  const page = useDocument()
  const subscribe = useCallback(
    (listener: () => void) => {
      const view = windowOf(page)
      const tell = (event: Event) => {
        if (event.type === 'beforeprint') printed.add(view)
        else printed.delete(view)
        listener()
      }
      view.addEventListener('beforeprint', tell)
      view.addEventListener('afterprint', tell)
      return () => {
        view.removeEventListener('beforeprint', tell)
        view.removeEventListener('afterprint', tell)
      }
    },
    [page],
  )
  return useSyncExternalStore(
    subscribe,
    () => printed.has(windowOf(page)),
    () => false,
  )
}
