import { financeOf } from '@cartwright/core'
import type { AgingStat, CreditUses } from '@cartwright/core/contract'
import { Fragment, useEffect, useState } from 'react'
import { checkIcon, chevronRightIcon } from '../icons/icons'
import { Badge } from '../primitives/badge'
import { Notice, SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

interface CreditsCardProps {
  /** Sums of the same day: credits are read again with them. */
  stat: AgingStat
  /** Day from which the account is seen; today without it. */
  asOf: string | undefined
  /** Shows one entry. */
  onShow: (invoiceNo: string) => void
  /** Shows the list of credits. */
  onAll: () => void
}

/** Credits of the company: what each has paid, and which invoice the rest of it is proposed for (FIN-003, FIN-006). */
export function CreditsCard({ stat, asOf, onShow, onAll }: CreditsCardProps) {
  const finance = financeOf(useShop())
  const t = useTexts(financeTexts)
  const common = useTexts(commonTexts)
  const [read, setRead] = useState<CreditUses | 'failed'>()
  useEffect(() => {
    void stat
    let isShown = true
    finance.credits(asOf).then(
      found => isShown && setRead(found),
      () => isShown && setRead('failed'),
    )
    return () => {
      isShown = false
    }
  }, [finance, asOf, stat])
  return (
    <section className="cw-card" aria-label={t('creditsTitle')}>
      <div className="cw-card__head">
        <h2>{t('creditsTitle')}</h2>
        <span className="cw-sub cw-end">
          <button type="button" className="cw-link" onClick={onAll}>
            {t('allCredits')}
          </button>
        </span>
      </div>
      {read === undefined ? (
        <div className="cw-card__body">
          <SkeletonRows rows={3} label={common('loading')} />
        </div>
      ) : read === 'failed' ? (
        <div className="cw-card__body">
          <Notice tone="danger">{t('creditsFailed')}</Notice>
        </div>
      ) : (
        <Credits read={read} onShow={onShow} />
      )}
    </section>
  )
}

function Credits({
  read: { credits, currency, open },
  onShow,
}: {
  read: CreditUses
  onShow: (number: string) => void
}) {
  const t = useTexts(financeTexts)
  const { money, number } = useFormat()
  if (credits.length === 0) return <p className="cw-card__body cw-sub">{t('noCredits')}</p>
  const shown = credits.filter(({ left }) => left > 0).length
  return (
    <>
      <ul className="cw-credits">
        {credits.map(credit => (
          <li key={credit.invoiceNo} className="cw-credits__one">
            <Source credit={credit} currency={currency} onShow={onShow} />
            <Icon shape={credit.left > 0 ? chevronRightIcon : checkIcon} />
            <div className="cw-credits__to">
              <Uses credit={credit} currency={currency} onShow={onShow} />
            </div>
            <span className="cw-credits__left">
              {credit.left > 0 ? (
                <>
                  <b>{money(credit.left, currency)}</b> <span className="cw-sub">{t('leftToUse')}</span>
                </>
              ) : (
                <Badge tone="success">{t('usedUp')}</Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="cw-credits__note cw-sub">
        {shown > 0 && t('proposedHint')}
        {open > shown && ` ${t('moreCredits', { count: open - shown, total: number(open - shown) })}`}
      </p>
    </>
  )
}

interface CreditProps {
  credit: CreditUses['credits'][number]
  currency: string
  onShow: (invoiceNo: string) => void
}

/** Where it is from. What is left of a payment has no document that could be shown. */
function Source({ credit: { invoiceNo, invoiceDate, corrects, rmaNo, amount }, currency, onShow }: CreditProps) {
  const t = useTexts(financeTexts)
  const { money, date } = useFormat()
  // A number stays on one line.
  const origins = [
    corrects === null ? t('ofPayment') : t('ofInvoice', { number: corrects }),
    ...(rmaNo === null ? [] : [t('ofReturn', { rmaNo })]),
  ]
  return (
    <div>
      {corrects === null ? (
        <span className="cw-code cw-strong">{invoiceNo}</span>
      ) : (
        <button type="button" className="cw-link cw-code" onClick={() => onShow(invoiceNo)}>
          {invoiceNo}
        </button>
      )}
      <span className="cw-sub">
        {date(invoiceDate, SHORT_DAY)} · {money(amount, currency)}
      </span>
      <span className="cw-sub">
        {origins.map((origin, at) => (
          <Fragment key={origin}>
            {at > 0 && ', '}
            <span className="cw-credits__origin">{origin}</span>
          </Fragment>
        ))}
      </span>
    </div>
  )
}

/** What it has paid, and what the rest would. */
function Uses({ credit: { uses, proposed, left }, currency, onShow }: CreditProps) {
  const t = useTexts(financeTexts)
  const { money, date } = useFormat()
  const rows = [
    ...uses.map(use => ({
      key: `used ${use.invoiceNo} ${use.day}`,
      number: use.invoiceNo,
      note: t('hasPaid', { amount: money(use.amount, currency), day: date(use.day, SHORT_DAY) }),
    })),
    ...proposed.map(({ invoiceNo, amount, balance }) => ({
      key: `proposed ${invoiceNo}`,
      number: invoiceNo,
      note:
        amount === balance
          ? t('wouldClear', { amount: money(amount, currency) })
          : t('wouldPay', { amount: money(amount, currency), balance: money(balance, currency) }),
    })),
  ]
  return (
    <>
      {rows.map(({ key, number, note }) => (
        <div key={key}>
          <button type="button" className="cw-link cw-code" onClick={() => onShow(number)}>
            {number}
          </button>
          <span className="cw-sub">{note}</span>
        </div>
      ))}
      {left > 0 && proposed.length === 0 && t('forNextInvoice')}
    </>
  )
}
