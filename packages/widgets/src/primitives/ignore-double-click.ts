import type { MouseEvent } from 'react'

/** The second press of a double click does nothing: neither take back the first nor hit what has moved into its place. */
export const ignoreDoubleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}
