import { useLayoutEffect, useRef } from 'react'
import { useShop } from '../provider/shop-provider'
import { Messages, type MessagesProps } from './messages'
import { useTopModal } from './use-top-modal'

type Tell = NonNullable<MessagesProps['onMessage']>

/** The message area as an element. While a dialog is open, an area inside that says what comes: nobody reaches this one. */
export function MessagesInReach({ onMessage }: MessagesProps) {
  const shop = useShop()
  const place = useRef<HTMLDivElement>(null)
  const modal = useTopModal()
  const root = place.current?.getRootNode()
  const isAway = modal && root instanceof ShadowRoot && !root.host.closest('dialog')

  // Both areas tell the page by way of this one, each message once.
  const told = useRef(0)
  const tell = useRef<Tell>(() => undefined)
  tell.current = message => {
    if (message.id <= told.current) return undefined
    told.current = message.id
    return onMessage?.(message)
  }
  useLayoutEffect(() => {
    if (!isAway) return
    const other = Object.assign(document.createElement(root.host.localName), { shop })
    other.addEventListener('cw-message', event => {
      event.stopPropagation()
      if (tell.current((event as CustomEvent<Parameters<Tell>[0]>).detail) === false) event.preventDefault()
    })
    modal.append(other)
    return () => other.remove()
  }, [isAway, modal, root, shop])
  return <div ref={place}>{!isAway && <Messages onMessage={message => tell.current(message)} />}</div>
}
