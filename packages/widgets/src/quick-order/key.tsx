/** A key of the keyboard, as a hint for the eye; a screen reader hears the button's own name. */
export const Key = ({ children }: { children: string | number }) => (
  <span className="cw-kbd" aria-hidden="true">
    {children}
  </span>
)
