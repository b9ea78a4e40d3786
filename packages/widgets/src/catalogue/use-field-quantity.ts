/** Follows a quantity field of the host. */
import { readField } from '@cartwright/core/rules'
import { useContext, useEffect, useState } from 'react'
import { useDocument } from '../primitives/owner-document'
import { ElementHostContext } from '../provider/element-host'

/**
 * @param id of a field beside the element: in the same document or shadow root; in a React page in the document
 * @returns its quantity, undefined without a field; while its text is no clear quantity, the last one
 */
export function useFieldQuantity(id: string | undefined): number | undefined {
  const host = useContext(ElementHostContext)
  const page = useDocument()
  const [qty, setQty] = useState<number>()
  useEffect(() => {
    setQty(undefined)
    if (id === undefined) return
    const root = (host?.element.getRootNode() ?? page) as Document | ShadowRoot
    const read = () => {
      const field = root.getElementById(id)
      if (!field || !('value' in field)) return
      const { qty: entered, ambiguity } = readField(String(field.value))
      if (!ambiguity) setQty(entered)
    }
    const listen = (event: Event) => {
      if ((event.target as Element | null)?.id === id) read()
    }
    // The fields have their first values after the event.
    const listenReset = () => setTimeout(read, 0)
    read()
    root.addEventListener('input', listen)
    root.addEventListener('change', listen)
    root.addEventListener('reset', listenReset)
    return () => {
      root.removeEventListener('input', listen)
      root.removeEventListener('change', listen)
      root.removeEventListener('reset', listenReset)
    }
  }, [host, id, page])
  return qty
}
