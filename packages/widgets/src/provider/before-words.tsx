import { Skeleton } from '../primitives/feedback'

export interface BeforeWordsProps {
  /** The element has a place of its own on the page, which is not left empty. */
  hasPlace: boolean
}

/** In the place of a widget whose language is on its way: a shape without words, for the eye alone. */
export const BeforeWords = ({ hasPlace }: BeforeWordsProps) => (
  <div part="root" className="cw" aria-busy="true">
    {hasPlace && <Skeleton width="min(100%, 96px)" />}
  </div>
)
