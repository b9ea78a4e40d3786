/** Flags of the sites, drawn by us on an 18 × 13 grid. */
import type { ReactNode } from 'react'
import { addSheet } from '../styles/sheet'
import css from './site.css?inline'

addSheet(css)

const rows = (a: string, b: string, c: string) => (
  <>
    <path fill={a} d="M0 0h18v4.4H0z" />
    <path fill={b} d="M0 4.3h18v4.5H0z" />
    <path fill={c} d="M0 8.7h18V13H0z" />
  </>
)
const columns = (a: string, b: string, c: string) => (
  <>
    <path fill={a} d="M0 0h6v13H0z" />
    <path fill={b} d="M6 0h6v13H6z" />
    <path fill={c} d="M12 0h6v13h-6z" />
  </>
)

const FLAGS: Readonly<Record<string, ReactNode>> = {
  NL: rows('#ae1c28', '#fff', '#21468b'),
  DE: rows('#1a1a1a', '#d00', '#ffce00'),
  IT: columns('#009246', '#fff', '#ce2b37'),
  FR: columns('#0055a4', '#fff', '#ef4135'),
  PL: (
    <>
      <path fill="#fff" d="M0 0h18v6.5H0z" />
      <path fill="#dc143c" d="M0 6.5h18V13H0z" />
    </>
  ),
  GB: (
    <>
      <path fill="#012169" d="M0 0h18v13H0z" />
      <path stroke="#fff" strokeWidth="2.6" d="m0 0 18 13M18 0 0 13" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 18 13M18 0 0 13" />
      <path stroke="#fff" strokeWidth="4.4" d="M9 0v13M0 6.5h18" />
      <path stroke="#c8102e" strokeWidth="2.6" d="M9 0v13M0 6.5h18" />
    </>
  ),
  US: (
    <>
      <path fill="#fff" d="M0 0h18v13H0z" />
      <path stroke="#b22234" d="M0 .5h18M0 2.5h18M0 4.5h18M0 6.5h18M0 8.5h18M0 10.5h18M0 12.5h18" />
      <path fill="#3c3b6e" d="M0 0h8v7H0z" />
    </>
  ),
}

/** Flag of a country by its ISO 3166 code. Decoration beside the site's name; with `title` a picture of its own. */
export function Flag({ iso2, title }: { iso2: string; title?: string }) {
  const drawn = FLAGS[iso2.toUpperCase()]
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, see the last line of the tag
    <svg
      className="cw-flag"
      viewBox="0 0 18 13"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {drawn ?? <path fill="var(--cw-surface-3)" d="M0 0h18v13H0z" />}
    </svg>
  )
}
