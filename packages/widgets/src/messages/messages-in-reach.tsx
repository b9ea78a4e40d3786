import { useLayoutEffect, useRef } from 'react'
import { isShadowRoot } from '../primitives/node-kinds'
import { useShop } from '../provider/shop-provider'
import { Messages, type MessagesProps } from './messages'
import { useTopModal } from './use-top-modal'

type Tell = NonNullable<MessagesProps['onMessage']>

/** The message area as an element. While a dialog is open, an area inside that says what comes: no one reaches this one. */
export function MessagesInReach({ onMessage }: MessagesProps) {
  const shop = useShop()
  const place = useRef<HTMLDivElement>(null)
  const other = useRef<HTMLElement>(undefined)
  const modal = useTopModal()
  const root = place.current?.getRootNode()
  const isAway =
    modal &&
    root &&
    isShadowRoot(root) &&
    !root.host.closest('dialog') &&
    // A dialog with an area needs no second one.
    [...modal.querySelectorAll(root.host.localName)].every(area => area === other.current)

  // Both areas tell the page by way of this one, each message once.
  const lastShown = useRef(0)
  const tell = useRef<Tell>(() => undefined)
  tell.current = message => {
    if (message.id <= lastShown.current) return undefined
    lastShown.current = message.id
    return onMessage?.(message)
  }
  useLayoutEffect(() => {
    if (!isAway) return
    const area = Object.assign(document.createElement(root.host.localName), { shop })
    other.current = area
    area.addEventListener('cw-message', event => {
      event.stopPropagation()
      if (tell.current((event as CustomEvent<Parameters<Tell>[0]>).detail) === false) event.preventDefault()
    })
    modal.append(area)
    // A page that draws its dialog again throws it out. Not at once: a page that insists shall not be fought with.
    const comeBack = () => modal.append(area)
    let frame = 0
    const drawn = new MutationObserver(() => {
      if (!area.isConnected) frame = requestAnimationFrame(comeBack)
    })
    drawn.observe(modal, { childList: true })
    return () => {
      drawn.disconnect()
      cancelAnimationFrame(frame)
      area.remove()
    }
  }, [isAway, modal, root, shop])
  return <div ref={place}>{!isAway && <Messages onMessage={message => tell.current(message)} />}</div>
}
