import { createReturnForm, type ReturnForm as Form } from '@cartwright/core'
import { useEffect, useRef } from 'react'
import { boxIcon, calendarIcon, circleCheckIcon, refreshIcon, searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, Notice, SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { useDocument } from '../primitives/owner-document'
import { pressPrimary } from '../primitives/primary-key'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useDisposable } from '../provider/use-disposable'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { returnDetailsTexts } from './return-details.texts'
import { returnFormTexts } from './return-form.texts'
import type { ReturnFormProps } from './return-form.types'
import { ReturnEstimate } from './return-form-estimate'
import { MoreItems, ReturnItems } from './return-form-items'
import { HowBack } from './return-form-way'
import { returnsTexts } from './returns.texts'
import { RESTOCKING_RATE, ReturnSteps } from './rma-words'
import { rmaWordsTexts } from './rma-words.texts'

/** Applies for a return: what goes back and why, how, and what it comes to. The draft saves itself (RMA-005, RT-041). */
export function ReturnForm({
  returnId,
  orderNo,
  invoiceNo,
  onReturnBegun,
  onReturnSubmitted,
  onNavigate,
}: ReturnFormProps) {
  const shop = useShop()
  const t = useTexts(returnFormTexts)
  const returns = useTexts(returnsTexts)
  const details = useTexts(returnDetailsTexts)
  const common = useTexts(commonTexts)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const { turn, begun } = useTurn(returnId)
  const form = useDisposable(
    () => createReturnForm(shop, { id: returnId, orderNo, invoiceNo }),
    `${isSignedIn} ${turn} ${orderNo} ${invoiceNo}`,
  )
  const begin: ReturnFormProps['onReturnBegun'] = detail => {
    begun(detail.returnId)
    onReturnBegun?.(detail)
  }
  if (!isSignedIn)
    return (
      <WidgetBox>
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className="cw-return" data-form onKeyDown={pressPrimary}>
      <header className="cw-return__head">
        <div>
          <h1>{returns('apply')}</h1>
          <div className="cw-sub cw-return__draft">{form && <DraftNumber form={form} />}</div>
        </div>
        <ReturnSteps status="draft" label={details('steps')} />
      </header>
      {form ? (
        <FormBody
          form={form}
          returnId={returnId}
          onReturnBegun={begin}
          onReturnSubmitted={onReturnSubmitted}
          onNavigate={onNavigate}
        />
      ) : (
        <div className="cw-card">
          <SkeletonRows rows={6} label={common('loading')} />
        </div>
      )}
    </WidgetBox>
  )
}

/** Once it is kept. */
function DraftNumber({ form }: { form: Form }) {
  const words = useTexts(rmaWordsTexts)
  const rmaNo = useStore(form.store, state => state.rma?.rmaNo)
  if (rmaNo === undefined) return null
  return (
    <>
      {words('draft')} <span className="cw-code">{rmaNo}</span>
    </>
  )
}

/** Changes with the return that is asked for, not when it is the draft that the form itself has begun. */
function useTurn(returnId: number | undefined) {
  const shown = useRef<{ turn: number; returnId: number | undefined; begun?: number | undefined }>({
    turn: 0,
    returnId,
  })
  const { turn, begun } = shown.current
  if (returnId !== shown.current.returnId)
    shown.current = { turn: returnId !== undefined && returnId === begun ? turn : turn + 1, returnId }
  return {
    turn: shown.current.turn,
    begun: (id: number) => {
      shown.current.begun = id
    },
  }
}

/** From the shortest time to the longest. */
const RULES = [
  { icon: boxIcon, words: 'ruleReport' },
  { icon: calendarIcon, words: 'ruleUnused' },
  { icon: circleCheckIcon, words: 'ruleQuality' },
] as const

type BodyProps = Pick<ReturnFormProps, 'onReturnSubmitted'> & NavigationHandlers & { form: Form }

/** Says once that the form has begun a draft. */
function useBegun(form: Form, { returnId, onReturnBegun }: Pick<ReturnFormProps, 'returnId' | 'onReturnBegun'>) {
  const rma = useStore(form.store, state => (state.isContinued ? undefined : state.rma))
  const say = useRef(onReturnBegun)
  say.current = onReturnBegun
  const draft = rma?.status === 'draft' && rma.id !== returnId ? rma : undefined
  const { id, rmaNo } = draft ?? {}
  useEffect(() => {
    if (id !== undefined && rmaNo !== undefined) say.current?.({ returnId: id, rmaNo })
  }, [id, rmaNo])
}

function FormBody({
  form,
  returnId,
  onReturnBegun,
  onReturnSubmitted,
  onNavigate,
}: BodyProps & Pick<ReturnFormProps, 'returnId' | 'onReturnBegun'>) {
  useBegun(form, { returnId, onReturnBegun })
  useSavedOnLeaving(form)
  const t = useTexts(returnFormTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormat()
  const status = useStore(form.store, state => state.status)
  const saving = useStore(form.store, state => state.saving)
  if (status === 'loading')
    return (
      <div className="cw-card">
        <SkeletonRows rows={6} label={common('loading')} />
      </div>
    )
  if (status !== 'ready')
    return <NotThere hasFailed={status === 'failed'} onRetry={form.reload} onNavigate={onNavigate} />
  return (
    <>
      {saving === 'conflict' && <Conflict form={form} />}
      <Continued form={form} />
      <Unknown form={form} />
      <div className="cw-return__split">
        <div className="cw-return__main">
          <ReturnItems form={form} onNavigate={onNavigate} />
          <HowBack form={form} />
          <MoreItems form={form} onNavigate={onNavigate} />
        </div>
        <aside className="cw-return__side" aria-label={t('estimate')}>
          <ReturnEstimate form={form} onReturnSubmitted={onReturnSubmitted} onNavigate={onNavigate} />
          <section className="cw-card cw-card__body cw-return__rules">
            <h2>{t('rules')}</h2>
            <ul>
              {RULES.map(({ icon, words }) => (
                <li key={words}>
                  <Icon shape={icon} />
                  {words === 'ruleUnused'
                    ? t(words, { rate: number(RESTOCKING_RATE, { style: 'percent' }) })
                    : t(words)}
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </>
  )
}

/** A page that is left may not come back. */
function useSavedOnLeaving(form: Form) {
  const page = useDocument()
  useEffect(() => {
    const leave = () => {
      if (page.visibilityState === 'hidden') void form.save()
    }
    page.addEventListener('visibilitychange', leave)
    return () => page.removeEventListener('visibilitychange', leave)
  }, [form, page])
}

/** The draft could not be read, or there is none. */
function NotThere({
  hasFailed,
  onRetry,
  onNavigate,
}: NavigationHandlers & { hasFailed: boolean; onRetry: () => void }) {
  const t = useTexts(returnFormTexts)
  const common = useTexts(commonTexts)
  return (
    <div className="cw-card">
      <Empty
        failed={hasFailed}
        icon={hasFailed ? refreshIcon : searchIcon}
        title={t(hasFailed ? 'failed' : 'missing')}
        actions={
          hasFailed ? (
            <Button onClick={onRetry}>{common('retry')}</Button>
          ) : (
            <ShopLink className="cw-btn" to="/rma/list" onNavigate={onNavigate}>
              {t('allReturns')}
            </ShopLink>
          )
        }
      >
        {!hasFailed && t('missingHint')}
      </Empty>
    </div>
  )
}

/** The draft was changed elsewhere: the reader says which one holds. */
function Conflict({ form }: { form: Form }) {
  const t = useTexts(returnFormTexts)
  return (
    <Notice
      tone="warning"
      live
      action={
        <span className="cw-row cw-row--wrap">
          <Button size="s" onClick={() => form.resolve('theirs')}>
            {t('theirs')}
          </Button>
          <Button size="s" onClick={() => form.resolve('mine')}>
            {t('mine')}
          </Button>
        </span>
      }
    >
      {t('conflict')}
    </Notice>
  )
}

/** The order has a draft already: a second one would be about the same goods. */
function Continued({ form }: { form: Form }) {
  const t = useTexts(returnFormTexts)
  const [busy, run] = useBusy()
  const { rma, isContinued, invoiceNo } = useStore(form.store, state => state)
  if (!isContinued || !rma) return null
  return (
    <Notice
      action={
        <Button size="s" busy={busy} onClick={() => run(form.startAnother)}>
          {t('startAnother')}
        </Button>
      }
    >
      {t(invoiceNo ? 'continuedInvoice' : 'continued', { rmaNo: rma.rmaNo, name: rma.placedBy })}
    </Notice>
  )
}

/** A number of another company is as unknown as one that does not exist. */
function Unknown({ form }: { form: Form }) {
  const t = useTexts(returnFormTexts)
  const { unknown, invoiceNo } = useStore(form.store, state => state)
  if (unknown === undefined) return null
  return (
    <Notice tone="warning">{t(unknown === invoiceNo ? 'invoiceUnknown' : 'orderUnknown', { number: unknown })}</Notice>
  )
}
