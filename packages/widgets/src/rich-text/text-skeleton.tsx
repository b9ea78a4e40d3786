import { Skeleton } from '../primitives/feedback'
import { Loading } from '../primitives/loading'
import { addSheet } from '../styles/sheet'
import css from './rich-text.css?inline'

addSheet(css)

/** As long as lines of a text are; the last of each paragraph ends early. */
const LINES = ['96%', '100%', '92%', '58%'] as const

export interface TextSkeletonProps {
  /** Default 1. */
  paragraphs?: number
  /** Said once to screen readers: "Loading". */
  label: string
}

/** Shape of a text that is on its way. */
export function TextSkeleton({ paragraphs = 1, label }: TextSkeletonProps) {
  return (
    <Loading label={label} className="cw-text-skel">
      {[...Array(paragraphs)].map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical paragraphs without identity
        <div key={at} aria-hidden="true">
          {LINES.map(width => (
            <Skeleton key={width} width={width} height={10} />
          ))}
        </div>
      ))}
    </Loading>
  )
}
