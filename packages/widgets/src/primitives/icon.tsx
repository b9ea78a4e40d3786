import type { IconShape } from '../icons/icons'

export interface IconProps {
  /** Its lines on a grid of 24, see `IconShape`. */
  shape: IconShape
  /** 14, 16 (default) or 20 px. */
  size?: 's' | 'l'
  /** Name for screen readers. Without it the icon is decoration, which is right beside a word. */
  title?: string
}

/** One drawn sign in the colour of its text. */
export function Icon({ shape, size, title }: IconProps) {
  const [stroked, filled] = typeof shape === 'string' ? [shape] : shape
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, see the last line of the tag
    <svg
      className={size ? `cw-i cw-i--${size}` : 'cw-i'}
      viewBox="0 0 24 24"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d={stroked} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </svg>
  )
}
