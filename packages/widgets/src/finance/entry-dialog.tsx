import type { EntryDetails } from '@cartwright/core/contract'
import { returnArrowIcon } from '../icons/icons'
import { Dialog } from '../primitives/dialog'
import { Notice, SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { Table } from '../primitives/table'
import { commonTexts } from '../provider/common.texts'
import { orderPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { DocumentsBar } from './documents-bar'
import { EntryStatus } from './entry-status'
import { financeTexts } from './finance.texts'
import { useEntry } from './use-entry'

/** One invoice or credit: its lines, its sums, and what has cleared it. */
export function EntryDialog({
  invoiceNo,
  onClose,
  onNavigate,
}: NavigationHandlers & { invoiceNo: string; onClose: () => void }) {
  const t = useTexts(financeTexts)
  const common = useTexts(commonTexts)
  const entry = useEntry(invoiceNo)
  return (
    <Dialog
      open
      onClose={onClose}
      title={invoiceNo}
      closeLabel={common('close')}
      className="cw-finance__dialog"
      foot={
        typeof entry === 'object' &&
        (entry.document !== null || entry.isReturnable) && (
          <>
            {entry.isReturnable && (
              <ShopLink
                className="cw-btn"
                to={`/rma/applyforreturn?invoice=${encodeURIComponent(invoiceNo)}`}
                onNavigate={onNavigate}
              >
                <Icon shape={returnArrowIcon} />
                {t('returnGoods')}
              </ShopLink>
            )}
            {entry.document && <DocumentsBar chosen={[entry]} />}
          </>
        )
      }
    >
      {entry === undefined ? (
        <SkeletonRows rows={5} label={common('loading')} />
      ) : entry === 'failed' ? (
        <Notice tone="danger">{t('failed')}</Notice>
      ) : (
        <Details entry={entry} onNavigate={onNavigate} />
      )}
    </Dialog>
  )
}

function Details({ entry, onNavigate }: NavigationHandlers & { entry: EntryDetails }) {
  const t = useTexts(financeTexts)
  const { money, number, date } = useFormat()
  const amount = (value: number) => money(value, entry.currency)
  const isCredit = entry.type === 'credit'
  const sums: [string, number][] = [
    [t('subtotal'), entry.subtotal],
    ...allowancesOf(entry).map(({ label, amount: part }): [string, number] => [t(label), -part]),
    [t('charge'), entry.charge],
    [t('vat'), entry.vat],
  ]
  return (
    <>
      <Facts entry={entry} onNavigate={onNavigate} />
      <Table
        className="cw-table cw-table--cards"
        caption={t('lines')}
        columns={[
          { head: t('article'), holds: 'part' },
          { head: t('qty'), holds: 'amount' },
          { head: t('unitPrice'), holds: 'amount' },
          { head: t('amount'), holds: 'amount' },
        ]}
        rows={entry.lines.map((line, at) => ({
          key: at,
          cells: [
            <span key="article" className="cw-finance__article">
              <span className="cw-code">{line.number}</span>
              <span className="cw-sub">{[line.custNumber, line.name].filter(Boolean).join(' · ')}</span>
            </span>,
            number(line.qty),
            amount(line.unitPrice),
            amount(line.net),
          ],
        }))}
      />
      <dl className="cw-facts cw-facts--sums">
        {sums
          .filter(([, value]) => value !== 0)
          .map(([label, value]) => (
            <Fact key={label} label={label} value={amount(value)} />
          ))}
        <dt className="cw-facts__total">{t('grandTotal')}</dt>
        <dd className="cw-facts__total">{amount(entry.grandTotal)}</dd>
        {entry.matches.map(({ day, amount: part, by }) => (
          <Fact
            key={`${by} ${day}`}
            label={t(isCredit ? 'usedFor' : 'clearedBy', { day: date(day), by })}
            value={amount(-part)}
          />
        ))}
        <dt className="cw-facts__total">{t(isCredit ? 'leftToUse' : 'leftToPay')}</dt>
        <dd className="cw-facts__total">{amount(Math.abs(entry.balance))}</dd>
      </dl>
      {entry.formats.includes('facturx') && <p className="cw-sub">{t('isFacturx')}</p>}
      {isCredit && entry.status === 'open' && entry.matches.length === 0 && <p className="cw-sub">{t('notUsed')}</p>}
    </>
  )
}

function Facts({ entry, onNavigate }: NavigationHandlers & { entry: EntryDetails }) {
  const t = useTexts(financeTexts)
  const { date } = useFormat()
  return (
    <dl className="cw-facts">
      <dt>{t('invoiceDate')}</dt>
      <dd>{date(entry.invoiceDate)}</dd>
      {entry.type !== 'credit' && (
        <>
          <dt>{t('due')}</dt>
          <dd>{date(entry.dueTime)}</dd>
        </>
      )}
      <dt>{t('status')}</dt>
      <dd>
        <EntryStatus entry={entry} />
      </dd>
      {entry.orderNo && (
        <>
          <dt>{t('order')}</dt>
          <dd>
            <ShopLink className="cw-code" to={orderPath(entry.orderNo)} onNavigate={onNavigate}>
              {entry.orderNo}
            </ShopLink>{' '}
            · {entry.soNo}
          </dd>
        </>
      )}
      {entry.corrects && (
        <>
          <dt>{t('corrects')}</dt>
          <dd>{entry.corrects}</dd>
        </>
      )}
    </dl>
  )
}

const ALLOWANCES = { coupon: 'discount', restocking: 'restocking', returnFreight: 'returnFreight' } as const

/** Each by its name; of a back end that answers their sum alone, that sum. */
const allowancesOf = ({ type, allowance, allowances }: EntryDetails) =>
  allowances.length > 0
    ? allowances.map(({ kind, amount }) => ({ label: ALLOWANCES[kind], amount }))
    : [{ label: type === 'credit' ? ('allowance' as const) : ('discount' as const), amount: allowance }]

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
)
