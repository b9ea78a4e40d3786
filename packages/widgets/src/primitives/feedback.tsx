import { memo, type ReactNode, useContext } from 'react'
import { type IconShape, lockIcon } from '../icons/icons'
import { Heard } from './heard'
import { Icon } from './icon'
import { Loading } from './loading'
import { Report, StateReportsContext } from './report-state'
import { TONE_ICON, type Tone } from './status'

export interface NoticeProps {
  /** Decides colour and icon; default `info`. */
  tone?: Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>
  /** What is said, in whole sentences. */
  children: ReactNode
  /** At most one button. */
  action?: ReactNode
  /** Heard when it appears, and when it says something else: for a notice that follows from what the reader did. */
  live?: boolean
}

/** Stays where it is about. */
export function Notice({ tone = 'info', children, action, live }: NoticeProps) {
  return (
    <div className={`cw-notice cw-tone--${tone}`} part="notice">
      <Icon shape={TONE_ICON[tone]} />
      <Heard as="div" when={live ? 'drawn' : 'never'} className="cw-grow">
        {children}
      </Heard>
      {action}
    </div>
  )
}

export interface SkeletonProps {
  /** Rows with a picture, two lines and a number, as most of our lists have. Default 3. */
  rows?: number
  /** Said once to screen readers: "Loading". */
  label: string
}

/** Shape of a list that is on its way. Not drawn again with the widget around it. */
export const SkeletonRows = memo(function SkeletonRows({ rows = 3, label }: SkeletonProps) {
  return (
    <Loading label={label}>
      <Report state="loading" />
      {[...Array(rows)].map((_, row) => {
        // As uneven as words are.
        const width = 64 + ((row * 37) % 60)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical rows without identity
          <div className="cw-skel-row" key={row} aria-hidden="true">
            <Bar width={44} height={36} />
            <span className="cw-grow cw-skel-lines">
              <Bar width={width} />
              <Bar width={`min(100%, ${width + 60}px)`} height={9} />
            </span>
            <Bar width={56} />
          </div>
        )
      })}
    </Loading>
  )
})

const length = (size: number | string | undefined) => (typeof size === 'number' ? `${size}px` : size)

export interface SkeletonBarProps {
  /** In px, or a css length; default the whole box. */
  width?: number | string | undefined
  /** In px, or a css length; default that of a line. */
  height?: number | string
}

/** One bar of a skeleton, in the place of what is on its way. */
export const Skeleton = (size: SkeletonBarProps) => (
  <>
    <Bar {...size} />
    <Report state="loading" />
  </>
)

const Bar = ({ width, height }: SkeletonBarProps) => (
  <span className="cw-skel" style={{ width: length(width), height: length(height) }} aria-hidden="true" />
)

export interface LockedProps {
  /** What to do for it, or that it is not theirs. */
  children: ReactNode
}

/** In the place of a widget that the reader may not use. */
export function Locked({ children }: LockedProps) {
  return (
    <p className="cw-locked">
      <Icon shape={lockIcon} size="s" /> {children}
    </p>
  )
}

export interface EmptyProps {
  /** Decoration above the title. */
  icon: IconShape
  /** What is not there, or what has failed. */
  title: ReactNode
  /** One line: what to do next, or what is kept. */
  children?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  /** The list failed rather than being empty: heard when it appears. */
  failed?: boolean
  /** Of the title: `h1` in the place of a whole page. Default `h2`. */
  heading?: 'h1' | 'h2'
}

/** In the place of a list that is empty or failed; what the host has for a failure stands there instead. */
export function Empty({ icon, title, children, actions, failed, heading: Heading = 'h2' }: EmptyProps) {
  const reports = useContext(StateReportsContext)
  const ours = (
    <div className="cw-empty" part="empty">
      <Icon shape={icon} />
      <Heading className="cw-empty__title">
        <Heard when={failed ? 'drawn' : 'never'}>{title}</Heard>
      </Heading>
      {children && <p>{children}</p>}
      {actions && <div className="cw-row cw-row--wrap">{actions}</div>}
    </div>
  )
  return (
    <>
      <Report state={failed ? 'failed' : 'empty'} />
      {failed && reports ? reports.place('failed', ours) : ours}
    </>
  )
}
