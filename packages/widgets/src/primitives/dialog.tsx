import { type ReactNode, useId } from 'react'
import { closeIcon, type IconShape, triangleIcon } from '../icons/icons'
import { Button } from './button'
import { cx } from './class-names'
import { Icon } from './icon'
import { pressDialogPrimary } from './primary-key'
import { useModal } from './use-modal'

export interface DialogProps {
  /** Whether it is shown; the caller keeps it. */
  open: boolean
  /** Called on Escape, a click outside or ×; close it by `open`. */
  onClose: () => void
  /** Heading, and the name for screen readers. */
  title: ReactNode
  /** Decoration before the title. */
  icon?: IconShape
  /** Name of the × button. Without it there is none. */
  closeLabel?: string
  /** Cannot be closed by Escape or by a click outside. */
  sticky?: boolean
  /** Row of buttons at the foot. */
  foot?: ReactNode
  /** Scrolls between title and foot where it is long. */
  children: ReactNode
  /** For css of one dialog. */
  className?: string
  /** Has a consequence that must be known before it is answered: the body describes the dialog, and is read when it opens. */
  isAlert?: boolean
}

function OpenModal({
  onClose,
  title,
  icon,
  closeLabel,
  sticky,
  foot,
  children,
  className,
  isAlert,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  const bodyId = useId()
  const modal = useModal({ onClose, sticky })
  return (
    <dialog
      {...modal}
      onKeyDown={event => {
        pressDialogPrimary(event)
        modal.onKeyDown(event)
      }}
      className={className}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={isAlert ? bodyId : undefined}
      aria-modal="true"
      part="dialog"
    >
      <div className="cw-modal__head">
        {icon && <Icon shape={icon} size="l" />}
        <h2 id={titleId}>{title}</h2>
        {closeLabel && <Button kind="quiet" icon={closeIcon} aria-label={closeLabel} onClick={onClose} />}
      </div>
      <div className="cw-modal__body" id={bodyId}>
        {children}
      </div>
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
  /** Whether it is shown; the caller keeps it. */
  open: boolean
  /** Usually the translated "Warning" (CART-009). */
  title: ReactNode
  /** What is asked, and what follows from yes. */
  children: ReactNode
  /** Says what is done, such as "Delete". */
  confirmLabel: string
  /** Word for leaving it as it is. */
  cancelLabel: string
  /** Does it; the caller closes the dialog. */
  onConfirm: () => void
  /** The button, Escape or a click outside. */
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
      isAlert
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
