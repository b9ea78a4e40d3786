export interface LogoProps {
  /** Name for screen readers; without it the mark is decoration beside the written name. */
  title?: string
  /** Edge in px; default 26. */
  size?: number
}

/** The mark of Cartwright: a wheel with three spokes inside a C. */
export function Logo({ title, size = 26 }: LogoProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, see the last line of the tag
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      stroke="var(--cw-on-accent)"
      strokeLinecap="round"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <rect width="28" height="28" rx="7" fill="var(--cw-accent-solid)" stroke="none" />
      <path d="M20.3 9.1a8 8 0 1 0 0 9.8" strokeWidth="2.6" />
      <path d="M14 14h8.5M14 14l-3.7-6.5M14 14l-3.7 6.5" strokeWidth="1.7" opacity=".72" />
      <circle cx="14" cy="14" r="2.3" fill="var(--cw-on-accent)" stroke="none" />
    </svg>
  )
}
