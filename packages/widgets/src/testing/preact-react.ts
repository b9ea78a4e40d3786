/** What the elements run on, with the one name more that Floating UI asks for when it is loaded to be compared with. */
import type { ReactNode } from 'react'

export * from '../../preact-react'
export { default } from '../../preact-react'
export const forwardRef = (draw: (props: object, ref: null) => ReactNode) => (props: object) => draw(props, null)
