import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react'
import { banIcon, type IconShape } from '../icons/icons'
import { cx } from './class-names'
import { Icon } from './icon'
import { Report } from './report-state'
import { useAnnounce } from './use-announce'
import { useHeir } from './use-heir'

interface ButtonLook {
  /** One primary per view. `danger` removes something. Default: an edged button. */
  kind?: 'primary' | 'quiet' | 'link' | 'danger'
  /** Small 28, large 40 px; default 32. */
  size?: 's' | 'l'
  /** Before the text, or alone. */
  icon?: IconShape
  /** Fills the width of its box. */
  block?: boolean
  /** Text. With `icon` and no text give `aria-label`. */
  children?: ReactNode
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Working: keeps the focus, ignores further presses, shows a turning ring before the text. */
  busy?: boolean
  /** Pressed while busy, and ignored: what says why. */
  onBusyClick?: (() => void) | undefined
  /** Has nothing to do: looks and reads as disabled and ignores presses, but keeps the focus. For a button whose own press leaves it without work. */
  idle?: boolean
  /** Makes it a two-state button. */
  pressed?: boolean
  /**
   * Why it has to wait, in words; stands beside the button and is read with it. The button keeps its place for Tab: pressed, it says
   * the reason and calls `onReason`.
   */
  reason?: string | undefined
  /** Pressed while there is a reason: leads to the first thing that has to be done. */
  onReason?: (() => void) | undefined
}

const look = ({ kind, size, block, children }: ButtonLook, more?: string) =>
  cx(
    'cw-btn',
    kind && `cw-btn--${kind}`,
    size && `cw-btn--${size}`,
    block && 'cw-btn--block',
    children === undefined && 'cw-btn--icon',
    more,
  )

/** Something one can press. `type` is "button" unless said otherwise. */
export function Button({
  kind,
  size,
  icon,
  block,
  children,
  busy,
  idle,
  pressed,
  reason,
  className,
  onClick,
  onBusyClick,
  onReason,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const announce = useAnnounce()
  const own = useRef<HTMLButtonElement>(null)
  useHeir(own)
  const handleClick = () => {
    if (busy)
      return (event: MouseEvent<HTMLButtonElement>) => {
        event.preventDefault()
        onBusyClick?.()
      }
    if (idle) return undefined
    if (reason)
      return (event: MouseEvent<HTMLButtonElement>) => {
        event.preventDefault()
        announce({ about: reasonId, result: reason })
        onReason?.()
      }
    return onClick
  }
  const button = (
    <button
      type="button"
      part={kind === 'primary' ? 'button button-primary' : 'button'}
      {...rest}
      ref={own}
      // Where a disabled button would be passed over, it is passed over too.
      tabIndex={idle ? -1 : rest.tabIndex}
      aria-busy={busy || undefined}
      aria-disabled={busy || idle || Boolean(reason) || undefined}
      aria-pressed={pressed}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      className={look({ kind, size, block, children }, className)}
      // A submit button that is busy, or has to wait, must not send its form.
      onClick={handleClick()}
    >
      {busy ? <Working /> : icon && <Icon shape={icon} />}
      {children}
    </button>
  )
  if (!reason) return button
  return (
    <>
      {button}
      <span className="cw-reason" id={reasonId}>
        <Icon shape={banIcon} size="s" />
        {reason}
      </span>
    </>
  )
}

const Working = () => (
  <>
    <span className="cw-spin" aria-hidden="true" />
    <Report state="busy" />
  </>
)

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ kind, size, icon, block, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a part="button" {...rest} className={look({ kind, size, block, children }, className)}>
      {icon && <Icon shape={icon} />}
      {children}
    </a>
  )
}
