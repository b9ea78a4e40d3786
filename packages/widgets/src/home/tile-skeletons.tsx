import { Skeleton } from '../primitives/feedback'

/** Shape of a row of tiles that is on its way. */
export const TileSkeletons = ({ count }: { count: number }) => (
  <div className="cw-tiles" aria-hidden="true">
    {Array.from({ length: count }, (_, tile) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical tiles without identity
      <div key={tile} className="cw-tile">
        <Skeleton width={104} height={78} />
        <span className="cw-col">
          <Skeleton width="80%" />
          <Skeleton width="100%" height={9} />
        </span>
      </div>
    ))}
  </div>
)
