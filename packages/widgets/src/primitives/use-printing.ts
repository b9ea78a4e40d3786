import { useSyncExternalStore } from 'react'

let isPrinting = false

function subscribe(listener: () => void): () => void {
  const tell = (event: Event) => {
    isPrinting = event.type === 'beforeprint'
    listener()
  }
  addEventListener('beforeprint', tell)
  addEventListener('afterprint', tell)
  return () => {
    removeEventListener('beforeprint', tell)
    removeEventListener('afterprint', tell)
  }
}

/** True while the page is printed. What is drawn for it is there in time: a store's change is drawn before the event ends. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
