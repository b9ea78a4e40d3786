import type { ReactNode } from 'react'

/** A key of the keyboard, as a hint for the eye; a screen reader hears the button's own name. */
export const Key = ({ children }: { children: ReactNode }) => (
  <span className="cw-kbd" aria-hidden="true">
    {children}
  </span>
)

/** A key that is pressed together with Alt, which has this name on every keyboard: letters and digits alone always type. */
export const AltKey = ({ children }: { children: string | number }) => <Key>Alt {children}</Key>
