import { type ReactNode, useId } from 'react'
import { closeIcon, type IconShape, triangleIcon } from '../icons/icons'
import { Button } from './button'
import { cx } from './class-names'
import { Icon } from './icon'
import { useModal } from './use-modal'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  icon?: IconShape
  /** Name of the × button. Without it there is none. */
  closeLabel?: string
  /** Cannot be closed by Escape or by a click outside. */
  sticky?: boolean
  /** Row of buttons at the foot. */
  foot?: ReactNode
  children: ReactNode
  className?: string
}

function OpenModal({ onClose, title, icon, closeLabel, sticky, foot, children, className }: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  const modal = useModal({ onClose, sticky })
  return (
    <dialog {...modal} className={className} aria-labelledby={titleId} aria-modal="true" part="dialog">
      <div className="cw-modal__head">
        {icon && <Icon shape={icon} size="l" />}
        <h2 id={titleId}>{title}</h2>
        {closeLabel && <Button kind="quiet" icon={closeIcon} aria-label={closeLabel} onClick={onClose} />}
      </div>
      <div className="cw-modal__body">{children}</div>
      {foot && <div className="cw-modal__foot">{foot}</div>}
    </dialog>
  )
}

/** Asks or shows one thing above the page. */
export const Dialog = ({ open, className, ...props }: DialogProps) =>
  open ? <OpenModal {...props} className={cx('cw-dialog', className)} /> : null

/** Panel at the right edge: about a third of the page, all of it when narrow (LAY-043). */
export const Drawer = ({ open, className, ...props }: DialogProps) =>
  open ? <OpenModal {...props} className={cx('cw-drawer', className)} /> : null

export interface ConfirmDialogProps {
  open: boolean
  /** Usually the translated "Warning" (CART-009). */
  title: ReactNode
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** The confirmed work is under way. */
  busy?: boolean
}

/** Asks before something that cannot be undone. Starts on Cancel, so that Enter by habit does no harm. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      icon={triangleIcon}
      foot={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button kind="primary" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
