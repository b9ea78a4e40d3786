import type { ShopError } from '@cartwright/core'
import { useEffect, useRef } from 'react'
import { refreshIcon, searchIcon } from '../icons/icons'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { ReadFailed } from '../provider/read-failed'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'

export interface NoOrderProps extends NavigationHandlers {
  /** Why there is none; undefined while it is read. */
  error: ShopError | undefined
  /** There is no such order, rather than no answer. */
  isMissing: boolean
  /** Rows that are drawn while it is read. */
  rows: number
  says: { missing: string; missingHint: string; failed: string; failedHint: string | undefined }
  /** Where a reader goes who has come to an order that does not exist. */
  way: { to: string; label: string }
  onRetry: () => void
}

/** In the place of an order that is read, cannot be had, or does not exist. */
export function NoOrder({ error, isMissing, rows, says, way, onRetry, onNavigate }: NoOrderProps) {
  const common = useTexts(commonTexts)
  return (
    <div className="cw-card">
      {!error ? (
        <SkeletonRows rows={rows} label={common('loading')} />
      ) : isMissing ? (
        <Empty
          heading="h1"
          icon={searchIcon}
          title={says.missing}
          actions={
            <ShopLink className="cw-btn" to={way.to} onNavigate={onNavigate}>
              {way.label}
            </ShopLink>
          }
        >
          {says.missingHint}
        </Empty>
      ) : (
        <ReadFailed heading="h1" icon={refreshIcon} title={says.failed} error={error} onRetry={onRetry}>
          {says.failedHint}
        </ReadFailed>
      )}
    </div>
  )
}

/** Says once what is shown of an order. @param outcome undefined while it is not known */
export function useOutcome<Outcome extends string>(
  onOrderRead: HostHandler<{ orderNo: string; outcome: Outcome }> | undefined,
  orderNo: string,
  outcome: Outcome | undefined,
): void {
  const say = useRef(onOrderRead)
  say.current = onOrderRead
  useEffect(() => {
    if (outcome) say.current?.({ orderNo, outcome })
  }, [orderNo, outcome])
}
