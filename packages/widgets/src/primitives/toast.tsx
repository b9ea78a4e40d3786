import type { ReactNode } from 'react'
import { closeIcon } from '../icons/icons'
import { Button } from './button'
import { Icon } from './icon'
import { TONE_ICON, type Tone } from './status'

export interface ToastProps {
  /** Decides the icon; default `info`. */
  tone?: Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>
  /** What is said, in one sentence. */
  children: ReactNode
  /** Name of the × button. */
  closeLabel: string
  /** Called when × is pressed. */
  onClose: () => void
  /** One way back, such as Undo. */
  action?: { label: string; onPress: () => void } | undefined
}

/** A message that leaves by itself. Put it inside a live region that exists before it comes. */
export function Toast({ tone = 'info', children, closeLabel, onClose, action }: ToastProps) {
  return (
    <div className="cw-toast" part="toast">
      <Icon shape={TONE_ICON[tone]} />
      <span className="cw-grow">{children}</span>
      {action && (
        <Button size="s" className="cw-toast__action" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <Button size="s" icon={closeIcon} aria-label={closeLabel} onClick={onClose} />
    </div>
  )
}
