import { isShopError, returnsOf, type ShopError } from '@cartwright/core'
import type { Return } from '@cartwright/core/contract'
import { comesBack, sendsGoods } from '@cartwright/core/rules'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { AddressLines } from '../account/address-lines'
import { PartCell } from '../catalogue/part/part-cell'
import { banIcon, checkIcon, closeIcon, downloadIcon, halfDiscIcon, refreshIcon, searchIcon } from '../icons/icons'
import { Badge } from '../primitives/badge'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { Table } from '../primitives/table'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { entryPath, orderPath } from '../provider/order-path'
import { ReadFailed } from '../provider/read-failed'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useDownload } from '../provider/use-download'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { MOMENT, SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { ReturnDeadlines } from './return-deadlines'
import { returnDetailsTexts } from './return-details.texts'
import { ReturnPhotos } from './return-photos'
import { draftPath } from './returns'
import { DELIVERY_WORDS, LineCredit, REASON_WORDS, ReturnStatusBadge, ReturnSteps, ReturnTotals } from './rma-words'
import { rmaWordsTexts } from './rma-words.texts'

export interface ReturnDetailsProps extends NavigationHandlers {
  /** Id in /rma/rmadetails?id=. */
  returnId: number
  /** Called with what is shown of it once that is known, for example to name the page after it. */
  onReturnRead?: HostHandler<{ returnId: number; rmaNo: string; outcome: 'shown' | 'missing' | 'failed' }> | undefined
}

/** Everything about a return: where it stands, what goes back, what is credited (RMA-002 to RMA-004, RMA-008). */
export function ReturnDetails({ returnId, onNavigate, onReturnRead }: ReturnDetailsProps) {
  const shop = useShop()
  const t = useTexts(returnDetailsTexts)
  const common = useTexts(commonTexts)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const language = useStore(shop.i18n.store, state => state.language)
  const [read, setRead] = useState<{ id: number; rma?: Return; error?: ShopError }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    void [tries, language, isSignedIn]
    const question = new AbortController()
    returnsOf(shop)
      .get(returnId, question.signal)
      .then(
        rma => !question.signal.aborted && setRead({ id: returnId, rma }),
        error => !question.signal.aborted && setRead({ id: returnId, error }),
      )
    return () => question.abort()
  }, [shop, returnId, tries, language, isSignedIn])
  const { rma, error } = read && read.id === returnId ? read : { rma: undefined, error: undefined }
  const isMissing = isShopError(error, 'not-found') || isShopError(error, 'invalid')
  const outcome = rma ? 'shown' : isMissing ? 'missing' : error && 'failed'
  const rmaNo = rma?.rmaNo ?? ''
  const tell = useRef(onReturnRead)
  tell.current = onReturnRead
  useEffect(() => {
    if (outcome) tell.current?.({ returnId, rmaNo, outcome })
  }, [returnId, rmaNo, outcome])
  if (error?.kind === 'signed-out')
    return (
      <WidgetBox>
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className="cw-return">
      {rma ? (
        <ReturnView rma={rma} onNavigate={onNavigate} />
      ) : (
        <div className="cw-card">
          {!error ? (
            <SkeletonRows rows={8} label={common('loading')} />
          ) : isMissing ? (
            <Empty
              heading="h1"
              icon={searchIcon}
              title={t('missing')}
              actions={
                <ShopLink className="cw-btn" to="/rma/list" onNavigate={onNavigate}>
                  {t('allReturns')}
                </ShopLink>
              }
            />
          ) : (
            <ReadFailed
              heading="h1"
              icon={refreshIcon}
              title={t('failed')}
              error={error}
              onRetry={() => {
                setRead(undefined)
                setTries(tries + 1)
              }}
            />
          )}
        </div>
      )}
    </WidgetBox>
  )
}

function ReturnView({ rma, onNavigate }: NavigationHandlers & { rma: Return }) {
  const t = useTexts(returnDetailsTexts)
  const words = useTexts(rmaWordsTexts)
  const { date } = useFormat()
  return (
    <>
      <header className="cw-return__head">
        <div>
          <div className="cw-row cw-row--wrap">
            <h1 className="cw-code">{rma.rmaNo}</h1>
            <dl className="cw-return__status">
              <dt>{t('status')}</dt>
              <dd>
                <ReturnStatusBadge status={rma.status} />
              </dd>
            </dl>
          </div>
          {rma.status === 'draft' ? (
            <ShopLink className="cw-btn cw-btn--primary" to={draftPath(rma.id)} onNavigate={onNavigate}>
              {t('goOn')}
            </ShopLink>
          ) : rma.status === 'audit approved' ? (
            rma.lines.some(comesBack) && <ReturnLabel rmaNo={rma.rmaNo} />
          ) : (
            rma.status === 'application for return' && (
              <p className="cw-sub">
                {words('auditDays')}{' '}
                {rma.answerBy !== null && t('answerBy', { day: date(rma.answerBy, { day: 'numeric', month: 'long' }) })}
              </p>
            )
          )}
        </div>
        <ReturnSteps status={rma.status} label={t('steps')} />
      </header>
      <div className="cw-return__split">
        <div className="cw-return__main">
          <LinesTable rma={rma} onNavigate={onNavigate} />
          <ReturnPhotos rma={rma} />
          <section className="cw-card">
            <div className="cw-card__head">
              <h2>{t('happened')}</h2>
            </div>
            <div className="cw-card__body">
              <Timeline rma={rma} />
            </div>
          </section>
        </div>
        <aside className="cw-return__side" aria-label={words('credit')}>
          <section className="cw-card">
            <div className="cw-card__head">
              <h2>{words('credit')}</h2>
            </div>
            <div className="cw-card__body">
              {rma.status === 'rejected' && rma.total === 0 ? (
                <p>{t('noCredit')}</p>
              ) : (
                <>
                  <ReturnTotals {...rma} />
                  {rma.status === 'application for return' && <p className="cw-hint">{t('estimated')}</p>}
                </>
              )}
            </div>
          </section>
          <ReturnDeadlines rma={rma} />
          <section className="cw-card cw-card__body">
            <ReturnFacts rma={rma} onNavigate={onNavigate} />
          </section>
        </aside>
      </div>
    </>
  )
}

/** The slip that goes on the parcel, as a PDF. */
function ReturnLabel({ rmaNo }: { rmaNo: string }) {
  const t = useTexts(returnDetailsTexts)
  const [busy, save] = useDownload()
  return (
    <Button icon={downloadIcon} busy={busy} onClick={() => save({ type: 'returnLabel', id: rmaNo })}>
      {t('label')}
    </Button>
  )
}

function LinesTable({ rma, onNavigate }: NavigationHandlers & { rma: Return }) {
  const t = useTexts(returnDetailsTexts)
  const words = useTexts(rmaWordsTexts)
  const { number } = useFormat()
  const isAudited = rma.lines.some(({ approvedQty }) => approvedQty !== null)
  return (
    <section className="cw-card cw-table-box">
      <div className="cw-card__head">
        <h2>{t(isAudited ? 'auditResult' : 'items')}</h2>
      </div>
      <Table
        className="cw-table cw-table--cards cw-return__lines"
        caption={words('article')}
        columns={[
          { head: words('article'), holds: 'part' },
          { head: t('orderItem') },
          { head: words('reason') },
          { head: words('returnQty'), holds: 'amount' },
          ...(isAudited ? [{ head: t('result') }] : []),
          { head: words('credit'), holds: 'amount' },
        ]}
        rows={rma.lines.map(line => ({
          key: `${line.orderLineId} ${line.partSkuId}`,
          cells: [
            <div key="part" className="cw-returns__two">
              <PartCell part={line} pictureSize="s" onNavigate={onNavigate} />
              <PartOfKit line={line} />
            </div>,
            <ShopLink key="order" className="cw-code" to={orderPath(line.orderNo)} onNavigate={onNavigate}>
              {line.orderNo} / {line.orderItem}
            </ShopLink>,
            <span key="reason" className="cw-returns__two">
              {line.reason === null ? '–' : words(REASON_WORDS[line.reason])}
              {line.otherReason && <span className="cw-sub">{line.otherReason}</span>}
              {line.neverArrived && <span className="cw-sub">{words('neverArrived')}</span>}
              {line.batchNo && (
                <span className="cw-sub">
                  {words('batchNo')} <span className="cw-code">{line.batchNo}</span>
                </span>
              )}
            </span>,
            line.returnQty === null ? '–' : number(line.returnQty),
            ...(isAudited ? [<LineResult key="result" line={line} />] : []),
            <LineCredit key="credit" {...line} currency={rma.currency} />,
          ],
        }))}
      />
    </section>
  )
}

/** What the audit has decided of a line, why, and how much of it has arrived. */
function LineResult({ line: { approvedQty, returnQty, receivedQty, rejection } }: { line: Return['lines'][number] }) {
  const t = useTexts(returnDetailsTexts)
  const words = useTexts(rmaWordsTexts)
  const { number } = useFormat()
  if (approvedQty === null) return '–'
  const asked = returnQty ?? 0
  return (
    <span className="cw-return__result">
      {approvedQty === 0 ? (
        <Badge tone="danger" icon={banIcon}>
          {words('notApproved')}
        </Badge>
      ) : approvedQty < asked ? (
        <Badge tone="warning" icon={halfDiscIcon}>
          {t('approvedInPart')}
        </Badge>
      ) : (
        <Badge tone="success">{t('evApproved')}</Badge>
      )}
      <span className="cw-sub">{t('approvedOf', { approved: number(approvedQty), asked: number(asked) })}</span>
      {receivedQty > 0 && <span className="cw-sub">{t('receivedQty', { pieces: number(receivedQty) })}</span>}
      {rejection && <span>{rejection}</span>}
    </span>
  )
}

/** Of a kit, the part that goes back. */
function PartOfKit({ line: { kitParts, partSkuId } }: { line: Return['lines'][number] }) {
  const words = useTexts(rmaWordsTexts)
  const part = kitParts.find(({ goodsSkuId }) => goodsSkuId === partSkuId)
  return (
    part && (
      <span className="cw-sub">
        {words('part')}: <span className="cw-code">{part.number}</span> {part.name}
      </span>
    )
  )
}

function ReturnFacts({ rma, onNavigate }: NavigationHandlers & { rma: Return }) {
  const t = useTexts(returnDetailsTexts)
  const words = useTexts(rmaWordsTexts)
  const { date } = useFormat()
  const creditNotes = rma.creditNotes.map((number, at) => (
    <Fragment key={number}>
      {at > 0 && ', '}
      <ShopLink className="cw-code" to={entryPath(number, 'credits')} onNavigate={onNavigate}>
        {number}
      </ShopLink>
    </Fragment>
  ))
  const reasons = [...new Set(rma.lines.flatMap(({ reason }) => reason ?? []))]
  const wayBack: [string, ReactNode][] = sendsGoods(rma.lines)
    ? [
        [words('delivery'), rma.deliveryType === null ? '' : words(DELIVERY_WORDS[rma.deliveryType])],
        [words('forwarder'), rma.forwarder],
        [words('otherForwarder'), rma.otherForwarder],
        [words('trackingNo'), rma.trackingNo],
        [words('address'), rma.returnAddress && <AddressLines address={rma.returnAddress} />],
      ]
    : []
  const facts: [string, ReactNode][] = [
    [t('rmaNo'), rma.rmaNo],
    [t('idNo'), rma.idNo],
    [t('returnTime'), date(rma.returnTime, MOMENT)],
    [t('placedBy'), rma.placedBy],
    [words('reason'), reasons.map(reason => words(REASON_WORDS[reason])).join(', ')],
    ...wayBack,
    [words('note'), rma.note],
    [words('files'), rma.files.map(({ name }) => name).join(', ')],
    [t('creditNotes'), creditNotes.length > 0 && creditNotes],
  ]
  return (
    <dl className="cw-facts cw-return__facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}

const EVENT_WORDS = {
  reported: 'evReported',
  submitted: 'evSubmitted',
  approved: 'evApproved',
  rejected: 'evRejected',
  received: 'evReceived',
  reduced: 'evReduced',
  refunded: 'evRefunded',
} as const
const isEvent = (kind: string): kind is keyof typeof EVENT_WORDS => kind in EVENT_WORDS

function Timeline({ rma }: { rma: Return }) {
  const t = useTexts(returnDetailsTexts)
  const words = useTexts(rmaWordsTexts)
  const { date } = useFormat()
  const events = rma.events.flatMap(({ kind, at }) => (isEvent(kind) ? [{ kind, at }] : []))
  const next = nextOf(rma)
  return (
    <ol className="cw-timeline">
      {events.length === 0 && <li>{words('draft')}</li>}
      {events.map(({ kind, at }, index) => (
        <li
          key={`${kind} ${at}`}
          className={`cw-timeline__step cw-timeline__step--${kind === 'rejected' ? 'failed' : index === events.length - 1 ? 'now' : 'done'}`}
        >
          <span className="cw-timeline__dot">
            <Icon shape={kind === 'rejected' ? closeIcon : checkIcon} />
          </span>
          <div>
            <h3>
              {t(EVENT_WORDS[kind])}
              <time dateTime={`${at.replace(' ', 'T')}Z`}>{date(at, MOMENT)}</time>
            </h3>
          </div>
        </li>
      ))}
      {events.length > 0 &&
        next.map(({ words, day }) => (
          <li key={words} className="cw-timeline__step cw-timeline__step--next">
            <span className="cw-timeline__dot" />
            <div>
              <h3>
                {t(words)}
                {day && <time dateTime={day}>{t('byDay', { day: date(day, { ...SHORT_DAY, year: 'numeric' }) })}</time>}
              </h3>
            </div>
          </li>
        ))}
    </ol>
  )
}

/** What is still to come of a return, in its order. */
function nextOf({ status, answerBy, lines }: Return) {
  const credit = { words: 'nextCredit', day: null } as const
  if (status === 'application for return') return [{ words: 'untilAnswer', day: answerBy } as const, credit]
  if (status !== 'audit approved') return []
  const isAwaited = lines.some(line => comesBack(line) && line.receivedQty < (line.approvedQty ?? 0))
  return isAwaited ? [{ words: 'nextGoods', day: null } as const, credit] : [credit]
}
