import { reportsOf, type ShopError } from '@cartwright/core'
import type { Order, Report, ReportableLine, ReportLine, ReportsOfOrder } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { banIcon, downloadIcon, returnArrowIcon } from '../icons/icons'
import { Badge } from '../primitives/badge'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useDownload } from '../provider/use-download'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { MOMENT, SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { SavedPhoto } from '../uploads/saved-photo'
import { AddToReport } from './add-to-report'
import { KIND_WORDS, ReportDialog } from './report-dialog'
import css from './reports.css?inline'
import { reportsTexts } from './reports.texts'

addSheet(css)

/** Photos that are read to be shown; the others can be saved only. */
const SHOWN_MAX = 12

/** What a report is begun for; each new object begins one. */
export interface WantedReport {
  /** Number of a shipment; the whole order without one. */
  shipment?: string | undefined
}

export interface OrderReportsProps extends NavigationHandlers {
  order: Order
  /** Opens the form. */
  wanted?: WantedReport | undefined
  /** Brings it into view, as the mail about a shipment asks for. */
  isSought?: boolean | undefined
}

/** Reports of damage and shortage of an order, and the way to another one (CONT-012). */
export function OrderReports({ order, wanted, isSought, onNavigate }: OrderReportsProps) {
  const t = useTexts(reportsTexts)
  const common = useTexts(commonTexts)
  const box = useRef<HTMLElement>(null)
  const { read, error, retry, show } = useReports(order)
  const [opened, setOpened] = useState<WantedReport>()
  const isRead = read !== undefined
  useEffect(() => {
    if (wanted) setOpened(wanted)
  }, [wanted])
  useEffect(() => {
    if (isRead && (isSought || wanted)) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isRead, isSought, wanted])
  const lines = read ? linesOf(order, read.lines, opened?.shipment) : []
  const canReport = read?.lines.some(isReportable) ?? false
  return (
    <section className="cw-card cw-reports" ref={box}>
      <div className="cw-card__head cw-row cw-row--wrap">
        <h2>{t('title')}</h2>
        {canReport && (
          <Button className="cw-end" onClick={() => setOpened({})}>
            {t('report')}
          </Button>
        )}
      </div>
      {error ? (
        <p className="cw-card__body cw-row">
          {t('failed')} <Button onClick={retry}>{common('retry')}</Button>
        </p>
      ) : !read ? (
        <SkeletonRows rows={2} label={common('loading')} />
      ) : (
        <>
          <Deadline lines={read.lines} />
          {read.reports.length > 0 && (
            <ul className="cw-reports__list">
              {read.reports.map(report => (
                <li key={report.reportNo}>
                  <OneReport report={report} onReports={show} onNavigate={onNavigate} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {opened && read && (
        <ReportDialog
          orderNo={order.orderNo}
          lines={lines}
          shipment={opened.shipment}
          onSent={show}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

const isReportable = ({ leftQty, kitParts }: ReportableLine): boolean =>
  leftQty > 0 || kitParts.some(part => part.leftQty > 0)

/** Of one shipment, what was in it. */
function linesOf(order: Order, lines: readonly ReportableLine[], shipment: string | undefined): ReportableLine[] {
  const within = order.shipments?.find(({ number }) => number === shipment)?.lines
  return lines.filter(line => isReportable(line) && (within?.some(({ lineId }) => lineId === line.orderLineId) ?? true))
}

function useReports({ orderNo, status, shipments = [] }: Order) {
  const shop = useShop()
  const calls = reportsOf(shop)
  const language = useStore(shop.i18n.store, state => state.language)
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{ read?: ReportsOfOrder; error?: ShopError }>({})
  const delivered = shipments.filter(({ deliveredAt }) => deliveredAt !== null).length
  useEffect(() => {
    // A delivery, and what is cancelled of the order, changes what can be reported.
    void [tries, language, status, delivered]
    const question = new AbortController()
    calls.get(orderNo, question.signal).then(
      read => !question.signal.aborted && setState({ read }),
      error => !question.signal.aborted && setState({ error }),
    )
    return () => question.abort()
  }, [calls, orderNo, tries, language, status, delivered])
  return { ...state, retry: () => setTries(tries + 1), show: (read: ReportsOfOrder) => setState({ read }) }
}

/** Until when to report; what is said where nothing can be reported. */
function Deadline({ lines }: { lines: readonly ReportableLine[] }) {
  const t = useTexts(reportsTexts)
  const { date, today } = useFormat()
  if (lines.length === 0) return <p className="cw-card__body cw-hint">{t('nothingYet')}</p>
  const left = lines.filter(isReportable)
  if (left.length === 0) return <p className="cw-card__body cw-hint">{t('allReported')}</p>
  const last = left
    .flatMap(({ reportBy }) => reportBy ?? [])
    .sort()
    .at(-1)
  const day = last && date(last, { ...SHORT_DAY, weekday: 'long', year: 'numeric' })
  return (
    <p className="cw-card__body cw-hint">
      {last !== undefined && day && t(last < today() ? 'passed' : 'until', { day })} {t('keeps')}
    </p>
  )
}

interface OneReportProps extends NavigationHandlers {
  report: Report
  onReports: (reports: ReportsOfOrder) => void
}

const STATUS = {
  open: ['open', 'info'],
  returned: ['returned', 'success'],
  withdrawn: ['withdrawn', 'neutral'],
} as const

function OneReport({ report, onReports, onNavigate }: OneReportProps) {
  const shop = useShop()
  const t = useTexts(reportsTexts)
  const { date } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const [isSaving, save] = useDownload()
  const { reportNo, status, rmas, shipment } = report
  const [words, tone] = STATUS[status]
  const withdraw = () =>
    run(async () => {
      try {
        onReports(await reportsOf(shop).withdraw(reportNo))
        shop.messages.show({ kind: 'success', text: t('withdrawnNow', { reportNo }) })
      } finally {
        setAsking(false)
      }
    })
  return (
    <article className="cw-reports__report" aria-label={reportNo}>
      <div className="cw-row cw-row--wrap">
        <h3 className="cw-code">{reportNo}</h3>
        <Badge tone={tone}>{t(words)}</Badge>
        <span className="cw-sub">{t('reportedBy', { day: date(report.at, MOMENT), name: report.by })}</span>
        {shipment && <span className="cw-sub cw-code">{shipment}</span>}
      </div>
      <ul>
        {report.lines.map(line => (
          <li key={line.id}>
            <OneLine report={report} line={line} onReports={onReports} />
          </li>
        ))}
      </ul>
      <div className="cw-row cw-row--wrap">
        {rmas.map(({ id, rmaNo }) => (
          <ShopLink key={id} className="cw-btn" to={`/rma/applyforreturn?id=${id}`} onNavigate={onNavigate}>
            <Icon shape={returnArrowIcon} />
            {t('openReturn', { rmaNo })}
          </ShopLink>
        ))}
        <Button
          kind="quiet"
          size="s"
          icon={downloadIcon}
          busy={isSaving}
          onClick={() => save({ type: 'report', id: reportNo })}
        >
          {t('pdf')}
        </Button>
        {report.canWithdraw && (
          <Button kind="quiet" size="s" icon={banIcon} onClick={() => setAsking(true)}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('withdrawTitle')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('keep')}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
        busy={busy}
      >
        {t('withdrawQuestion', { reportNo })}
      </ConfirmDialog>
    </article>
  )
}

function OneLine({ report, line, onReports }: Omit<OneReportProps, 'onNavigate'> & { line: ReportLine }) {
  const t = useTexts(reportsTexts)
  const { date, number } = useFormat()
  const [isAdding, setAdding] = useState(false)
  const opener = useRef<HTMLSpanElement>(null)
  const article = line.part ? `${line.number} › ${line.part.number}` : line.number
  return (
    <>
      <p>
        <strong>
          {number(line.qty)} × <span className="cw-code">{article}</span>
        </strong>{' '}
        {t(KIND_WORDS[line.kind])}
        {line.batchNo && <span className="cw-sub"> · {t('batch', { batchNo: line.batchNo })}</span>}
      </p>
      {line.text && <p className="cw-reports__text">{line.text}</p>}
      {line.notes.map(note => (
        <p key={`${note.at} ${note.text}`} className="cw-reports__text">
          <span className="cw-sub">{t('reportedBy', { day: date(note.at, MOMENT), name: note.by })}</span> {note.text}
        </p>
      ))}
      {line.files.length > 0 && (
        <ul className="cw-reports__photos">
          {line.files.map(({ fileId, name }, at) => (
            <li key={fileId}>
              <SavedPhoto
                name={name}
                fileId={fileId}
                wanted={{ type: 'reportFile', id: report.reportNo, fileId }}
                isShown={at < SHOWN_MAX}
              />
            </li>
          ))}
        </ul>
      )}
      {report.status === 'open' && (
        <span ref={opener}>
          <Button
            kind="quiet"
            size="s"
            aria-label={`${t('add')}: ${article}`}
            aria-expanded={isAdding}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        </span>
      )}
      {isAdding && (
        <AddToReport
          reportNo={report.reportNo}
          lineId={line.id}
          article={article}
          onAdded={onReports}
          onClose={() => {
            setAdding(false)
            opener.current?.querySelector('button')?.focus()
          }}
        />
      )}
    </>
  )
}
