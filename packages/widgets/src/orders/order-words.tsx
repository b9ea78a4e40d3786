import type { OrderKind, OrderStatus, OrderType, ProgressPart } from '@cartwright/core/contract'
import { banIcon, circleCheckIcon, clockIcon, type IconShape, truckIcon } from '../icons/icons'
import { Badge } from '../primitives/badge'
import type { Tone } from '../primitives/status'
import { useTexts } from '../provider/use-texts'
import { orderWordsTexts } from './order-words.texts'

/** Text, tone and shape of each status. */
export const STATUS_WORDS = {
  submitted: ['submitted', 'neutral'],
  processing: ['processing', 'info'],
  'partly shipped': ['partlyShipped', 'backorder'],
  shipped: ['shipped', 'info', truckIcon],
  'all goods delivered': ['delivered', 'success'],
  cancelled: ['cancelled', 'neutral', banIcon],
} as const satisfies Record<OrderStatus, readonly [string, Tone, IconShape?]>

const isKnown = (status: string): status is OrderStatus => status in STATUS_WORDS

/** Statuses that say what has left, also after it has arrived. */
const UNDER_WAY = ['partly shipped', 'shipped']

export interface StatusBadgeProps {
  status: string
  /** How far the pieces have come, where it is known. */
  progress?: readonly ProgressPart[] | undefined
}

/**
 * Where an order stands, as its buyer says it: what has arrived counts, not what has left. A status of another back end as its text
 * (ORD-009).
 */
export function StatusBadge({ status, progress = [] }: StatusBadgeProps) {
  const words = useStatusWords()({ status, progress })
  if (!isKnown(status)) return <Badge>{status}</Badge>
  if (hasPartlyArrived(status, progress))
    return (
      <Badge tone="backorder" icon={clockIcon}>
        {words}
      </Badge>
    )
  const [, tone, icon] = STATUS_WORDS[status] as readonly [string, Tone, IconShape?]
  return (
    <Badge tone={tone} {...(icon ? { icon } : {})}>
      {words}
    </Badge>
  )
}

/** The same in words alone. */
export function useStatusWords(): (props: StatusBadgeProps) => string {
  const t = useTexts(orderWordsTexts)
  return ({ status, progress = [] }) => {
    if (!isKnown(status)) return status
    return t(hasPartlyArrived(status, progress) ? 'partlyArrived' : STATUS_WORDS[status][0])
  }
}

const hasPartlyArrived = (status: string, progress: readonly ProgressPart[]) =>
  UNDER_WAY.includes(status) && progress.some(({ arrivedOn }) => arrivedOn !== null)

export const KIND_WORDS = {
  Normal: 'kindNormal',
  'Back Order': 'kindBackOrder',
  'Pre-Order': 'kindPreOrder',
} as const satisfies Record<OrderKind, string>

/** What an order still waits for (ORD-010 to ORD-012); nothing of one that is cancelled, or that was all in stock. */
export function WaitingBadge({ kind, status }: { kind: OrderKind; status: string }) {
  return kind === 'Normal' || status === 'cancelled' ? null : <KindBadge kind={kind} />
}

/** Whether everything of an order was in stock when it was placed (ORD-010 to ORD-012). */
export function KindBadge({ kind }: { kind: OrderKind }) {
  const t = useTexts(orderWordsTexts)
  const isNormal = kind === 'Normal'
  return (
    <Badge tone={isNormal ? 'success' : 'backorder'} icon={isNormal ? circleCheckIcon : clockIcon}>
      {t(KIND_WORDS[kind])}
    </Badge>
  )
}

/** What the order types mean (ORD-006 to ORD-008). */
export const TYPE_WORDS = { REG: 'reg', DROP: 'drop', CPDROP: 'cpdrop' } as const satisfies Record<OrderType, string>
