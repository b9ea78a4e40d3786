/** Percent of the limit, from 0 to 100. */
const shareOf = (amount: number, limit: number) => Math.max(0, Math.min(100, (amount / limit) * 100))

export interface CreditMeterProps {
  limit: number
  /** What counts against the limit already. */
  open: number
  /** What comes on top of it. */
  ordered: number
}

/** How much of the credit limit is used; the sums beside it say it. Drawn by attributes, so that it needs no style sheet where it is shown. */
export function CreditMeter({ limit, open, ordered }: CreditMeterProps) {
  if (limit <= 0) return null
  const bar = { height: 8, rx: 4 }
  return (
    <svg width="100%" height={bar.height} aria-hidden="true">
      <rect {...bar} width="100%" fill="var(--cw-border-1)" />
      <rect {...bar} width={`${shareOf(Math.max(0, open) + ordered, limit)}%`} fill="var(--cw-accent)" />
      <rect {...bar} width={`${shareOf(open, limit)}%`} fill="var(--cw-accent-solid)" />
    </svg>
  )
}
