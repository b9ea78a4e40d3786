import type { ReactNode } from 'react'

export interface LoadingProps {
  /** Read where the box is reached: "Loading". It is not announced. */
  label: string
  /** For css. */
  className?: string | undefined
  /** Bars in the places of what is on its way. */
  children?: ReactNode
}

/** In the place of what is on its way. */
export const Loading = ({ label, className, children }: LoadingProps) => (
  <div aria-busy="true" className={className}>
    <span className="cw-sr">{label}</span>
    {children}
  </div>
)
