import type {
  ReturnDeliveryType,
  ReturnImport,
  ReturnLineProblem,
  ReturnReason,
  ReturnStatus,
} from '@cartwright/core/contract'
import { returnDeadline, sum } from '@cartwright/core/rules'
import { banIcon, checkIcon, closeIcon, type IconShape } from '../icons/icons'
import { Badge } from '../primitives/badge'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import type { Tone } from '../primitives/status'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './rma.css?inline'
import { rmaWordsTexts } from './rma-words.texts'

addSheet(css)

/** Text, tone and shape of each status (RMA-008). */
export const RETURN_STATUS_WORDS = {
  draft: ['draft', 'neutral'],
  'application for return': ['application', 'info'],
  'audit approved': ['approved', 'success'],
  refund: ['refund', 'success'],
  rejected: ['rejected', 'danger', banIcon],
} as const satisfies Record<ReturnStatus, readonly [string, Tone, IconShape?]>

const isKnown = (status: string): status is ReturnStatus => status in RETURN_STATUS_WORDS

/** Where a return stands; a status of another back end as its text. */
export function ReturnStatusBadge({ status }: { status: string }) {
  const t = useTexts(rmaWordsTexts)
  if (!isKnown(status)) return <Badge>{status}</Badge>
  const [key, tone, icon] = RETURN_STATUS_WORDS[status] as readonly [
    keyof typeof rmaWordsTexts.english,
    Tone,
    IconShape?,
  ]
  return (
    <Badge tone={tone} {...(icon ? { icon } : {})}>
      {t(key)}
    </Badge>
  )
}

/** @source RMA-011, RMA-012 */
export const REASON_WORDS = {
  chipError: 'chipError',
  leaking: 'leaking',
  poorPrintQuality: 'poorPrintQuality',
  printingDefect: 'printingDefect',
  brokenCartridge: 'brokenCartridge',
  noise: 'noise',
  paperJam: 'paperJam',
  others: 'others',
  wrongOrLess: 'wrongOrLess',
  notRequired: 'notRequired',
} as const satisfies Record<ReturnReason, string>

/** @source RMA-013 */
export const DELIVERY_WORDS = {
  customerCourier: 'customerCourier',
  supplierCourier: 'supplierCourier',
  own: 'own',
} as const satisfies Record<ReturnDeliveryType, string>

export const PROBLEM_WORDS = {
  NOT_DELIVERED: 'notDelivered',
  CANCELLED: 'cancelled',
  NOT_INVOICED: 'notInvoiced',
  ALL_RETURNED: 'allReturned',
  CREDITED: 'creditedAlready',
  IN_RETURN: 'inReturn',
  KIT_OPEN: 'kitOpen',
  KIT_PART: 'kitPart',
  KIT_WHOLE: 'kitWhole',
  OTHER_SELLER: 'otherSeller',
  WARRANTY_ENDED: 'warrantyEnded',
  WINDOW_PASSED: 'windowPassed',
  REPORT_PASSED: 'reportPassed',
  QTY_INVALID: 'qtyInvalid',
  QTY_ABOVE: 'qtyAbove',
  REASON_MISSING: 'reasonMissing',
  BATCH_MISSING: 'batchMissing',
  TEXT_MISSING: 'textMissing',
  NAMED_TWICE: 'namedTwice',
  QTY_MISSING: 'qtyMissing',
  ORDER_UNKNOWN: 'orderUnknown',
  ORDER_SEVERAL: 'orderSeveral',
  NOT_IN_ORDER: 'notInOrder',
  UNKNOWN: 'unknown',
  REASON_UNKNOWN: 'reasonUnknown',
  MARK_UNKNOWN: 'markUnknown',
  MARK_REASON: 'markReason',
} as const satisfies Record<ReturnImport['failed'][number]['code'], string>

type Problem = Pick<ReturnLineProblem, 'day' | 'qty'> & { code: keyof typeof PROBLEM_WORDS }

/** What is wrong with a line, in words. */
export function useProblemWords(): (problem: Problem) => string {
  const t = useTexts(rmaWordsTexts)
  const { date, number } = useFormat()
  return ({ code, day, qty }) =>
    t(PROBLEM_WORDS[code], {
      day: day === null ? '' : date(day, { ...SHORT_DAY, year: 'numeric' }),
      qty: qty === null ? '' : number(qty),
    })
}

type Dated = Parameters<typeof returnDeadline>[1]

/** Until when goods may go back: for the reason that was chosen, otherwise for the two kinds of reasons. */
export function useBackBy(): (line: Dated, reason: ReturnReason | null) => string | undefined {
  const t = useTexts(rmaWordsTexts)
  const format = useFormat()
  const say = (day: string) => format.date(day, { ...SHORT_DAY, year: 'numeric' })
  const today = format.today()
  return (line, reason) => {
    const [unused, fault] = [returnDeadline('notRequired', line), returnDeadline('leaking', line)]
    const chosen = reason && returnDeadline(reason, line)
    if (chosen) return t('backBy', { day: say(chosen) })
    if (!unused || !fault) return undefined
    if (unused < today) return `${t('windowPassed', { day: say(unused) })} ${t('backByFault', { day: say(fault) })}`
    return t('backByBoth', { unused: say(unused), fault: say(fault) })
  }
}

const STEPS = ['application', 'approved', 'refund'] as const
/** A return that is rejected ends with the audit. */
const REJECTED_STEPS = ['application', 'notApproved'] as const
/** How many steps have been reached. */
const REACHED: Record<ReturnStatus, number> = {
  draft: 0,
  'application for return': 1,
  'audit approved': 2,
  refund: 3,
  rejected: 2,
}

/** Application, audit, refund (RMA-008). */
export function ReturnSteps({ status, label }: { status: string; label: string }) {
  const t = useTexts(rmaWordsTexts)
  const reached = isKnown(status) ? REACHED[status] : 0
  const isRejected = status === 'rejected'
  return (
    <ol className="cw-steps" aria-label={label}>
      {(isRejected ? REJECTED_STEPS : STEPS).map((step, at) => {
        const isFailed = step === 'notApproved'
        const isDone = at < reached && !isFailed
        const isNow = isKnown(status) && at === Math.max(0, reached - 1)
        return (
          <li
            key={step}
            className={cx(isNow && 'cw-steps__now', isDone && 'cw-steps__done', isFailed && 'cw-return__failed')}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className="cw-steps__sign" aria-hidden="true">
              {isDone || isFailed ? <Icon shape={isFailed ? closeIcon : checkIcon} size="s" /> : at + 1}
            </span>
            <span>{t(step)}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** What a line comes to after its fee, which is named, so that all lines are the amount of the return. */
export function LineCredit({ amount, fee, currency }: { amount: number; fee: number; currency: string }) {
  const t = useTexts(rmaWordsTexts)
  const { money } = useFormat()
  return (
    <span className="cw-returns__two">
      <span className="cw-price">{money(sum([amount, -fee]), currency)}</span>
      {fee > 0 && <span className="cw-sub">{t('lessFee', { fee: money(fee, currency) })}</span>}
    </span>
  )
}

interface Sums {
  amount: number
  fee: number
  shipping: number
  vatRate: number
  vat: number
  total: number
  currency: string
}

/** Part of the price that stays here when unneeded goods come back (CONT-010). */
export const RESTOCKING_RATE = 0.2

/** Amounts of a return; those above the amount lead to it (RMA-003). */
export function ReturnTotals({ amount, fee, shipping, vatRate, vat, total, currency }: Sums) {
  const t = useTexts(rmaWordsTexts)
  const { money, number } = useFormat()
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <dl className="cw-facts cw-facts--sums">
      {fee > 0 && (
        <>
          <dt>{t('goods')}</dt>
          <dd>{money(sum([amount, fee]), currency)}</dd>
          <dt>{t('feeOf', { rate: percent(RESTOCKING_RATE) })}</dt>
          <dd>{money(-fee, currency)}</dd>
        </>
      )}
      <dt>{t('amount')}</dt>
      <dd>{money(amount, currency)}</dd>
      <dt>{t('shipping')}</dt>
      <dd>{money(shipping, currency)}</dd>
      <dt>{t('vat', { rate: percent(vatRate / 100) })}</dt>
      <dd>{money(vat, currency)}</dd>
      <dt className="cw-facts__total">{t('total')}</dt>
      <dd className="cw-facts__total">{money(total, currency)}</dd>
    </dl>
  )
}
