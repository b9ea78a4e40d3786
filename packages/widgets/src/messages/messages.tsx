import type { Message } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import { Toast, type ToastProps } from '../primitives/toast'
import { useAnnounce } from '../primitives/use-announce'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './messages.css?inline'
import { messagesTexts } from './messages.texts'
import { useClearOfFocus } from './use-clear-of-focus'
import { useMessageKey } from './use-message-key'

addSheet(css)

/** Toasts on screen at a time; older ones come back when newer ones have left. */
const STACK = 3

const TONE: Record<Message['kind'], NonNullable<ToastProps['tone']>> = {
  success: 'success',
  info: 'info',
  notification: 'warning',
  warning: 'warning',
  error: 'danger',
}

export interface MessagesProps {
  /** Called with each message as it appears. Return false to show it yourself: the area then drops it. */
  onMessage?: HostHandler<Pick<Message, 'id' | 'kind' | 'text'>>
}

/**
 * What the shop has to say, bottom left, up to three at a time. Put one on a page; it stays empty most of the time.
 * Toasts are for the eye, and are heard through the announcer. F6 leads to the newest one and back. Time stands still while the
 * pointer or the focus is on a toast.
 */
export function Messages({ onMessage }: MessagesProps) {
  const { messages } = useShop()
  const t = useTexts(messagesTexts)
  const common = useTexts(commonTexts)
  const items = useStore(messages.store, state => state.items)
  const announce = useAnnounce()
  const [isHeld, setHeld] = useState(false)
  const box = useRef<HTMLElement>(null)
  const shown = items.slice(-STACK)
  const newest = items.at(-1)

  const lastShown = useRef(0)
  useEffect(() => {
    if (!newest || newest.id <= lastShown.current) return
    lastShown.current = newest.id
    const { id, kind, text, spoken = text } = newest
    if (onMessage?.({ id, kind, text }) === false) return messages.dismiss(id)
    if (spoken) announce({ about: `message ${text}`, result: spoken })
    // Once more on top: a dialog that opened meanwhile lies above it.
    const area = box.current
    // Inside a dialog that went away with this message there is no top: the page puts it elsewhere.
    if (!area?.isConnected || !('showPopover' in area)) return
    if (area.matches(':popover-open')) area.hidePopover()
    area.showPopover()
  }, [newest, onMessage, messages, announce])

  useClearOfFocus(box, shown.length)
  useMessageKey(box, shown.length)

  return (
    <WidgetBox>
      <section
        ref={box}
        popover="manual"
        aria-label={t('region')}
        className="cw-messages"
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {shown.map(message => (
          <TimedToast
            // What is said again stays where the focus may be.
            key={message.kind + message.text}
            message={message}
            isHeld={isHeld}
            closeLabel={common('close')}
            onClose={() => messages.dismiss(message.id)}
          />
        ))}
      </section>
    </WidgetBox>
  )
}

interface TimedToastProps {
  message: Message
  isHeld: boolean
  closeLabel: string
  onClose: () => void
}

function TimedToast({ message, isHeld, closeLabel, onClose }: TimedToastProps) {
  const { id, durationMs, action } = message
  const close = useRef(onClose)
  close.current = onClose
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again, it stays as long again
  useEffect(() => {
    if (isHeld || durationMs === 0) return
    const timer = setTimeout(() => close.current(), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, durationMs, id])
  return (
    <Toast
      tone={TONE[message.kind]}
      closeLabel={closeLabel}
      onClose={onClose}
      action={
        action && {
          label: action.label,
          onPress: () => {
            onClose()
            action.run()
          },
        }
      }
    >
      {message.text}
    </Toast>
  )
}
