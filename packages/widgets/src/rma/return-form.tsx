import { createReturnForm, type ReturnForm as Form, freeParts, isWrong, nextPart } from '@cartwright/core'
import type { BookAddress, ReturnableLine, ReturnDeliveryType, ReturnFormProblem } from '@cartwright/core/contract'
import { RETURN_DELIVERY_TYPES, RETURN_FORWARDERS } from '@cartwright/core/contract'
import { OTHER_FORWARDER, sendsGoods } from '@cartwright/core/rules'
import { useEffect, useId, useRef, useState } from 'react'
import { PartCell } from '../catalogue/part/part-cell'
import { refreshIcon } from '../icons/refresh'
import { returnArrowIcon } from '../icons/return-arrow'
import { searchIcon } from '../icons/search'
import { uploadIcon } from '../icons/upload'
import { Button } from '../primitives/button'
import { Empty, Notice, SkeletonRows } from '../primitives/feedback'
import { Radio } from '../primitives/radio'
import { SelectField, TextAreaField, TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { useLazy } from '../provider/use-lazy'
import { type NavigationHandlers, useNavigate } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { SignInFirst } from '../session/sign-in-first'
import { returnFormTexts } from './return-form.texts'
import { ReturnFormLines } from './return-form-lines'
import { returnPath } from './returns'
import { DELIVERY_WORDS, ReturnTotals, useBackBy, useProblemWords } from './rma-words'
import { rmaWordsTexts } from './rma-words.texts'

export interface ReturnFormProps extends NavigationHandlers {
  /** A draft to go on with; the id in /rma/applyforreturn?id=. */
  returnId?: number | undefined
  /** An order whose lines are offered. */
  orderNo?: string | undefined
  /** An invoice whose lines are offered. */
  invoiceNo?: string | undefined
  /** Called once a new return is kept as a draft; give its id as `returnId` when the form is drawn again, so that it goes on with this draft. */
  onReturnBegun?: ((detail: { returnId: number; rmaNo: string }) => void) | undefined
  /** Called when the return was submitted; return false to show something else than its details. */
  onReturnSubmitted?: HostHandler<{ returnId: number; rmaNo: string }> | undefined
}

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
    <WidgetBox className="cw-return">
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
  const t = useTexts(returnFormTexts)
  const common = useTexts(commonTexts)
  const status = useStore(form.store, state => state.status)
  const saving = useStore(form.store, state => state.saving)
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void form.save()
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [form])
  if (status === 'loading')
    return (
      <div className="cw-card">
        <SkeletonRows rows={6} label={common('loading')} />
      </div>
    )
  if (status !== 'ready')
    return (
      <div className="cw-card">
        <Empty
          failed={status === 'failed'}
          icon={status === 'failed' ? refreshIcon : searchIcon}
          title={t(status === 'failed' ? 'failed' : 'missing')}
          actions={
            status === 'failed' ? (
              <Button onClick={form.reload}>{common('retry')}</Button>
            ) : (
              <ShopLink className="cw-btn" to="/rma/list" onNavigate={onNavigate}>
                {t('allReturns')}
              </ShopLink>
            )
          }
        >
          {status === 'missing' && t('missingHint')}
        </Empty>
      </div>
    )
  return (
    <>
      {saving === 'conflict' && (
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
      )}
      <Continued form={form} />
      <Unknown form={form} />
      <div className="cw-return__split">
        <div className="cw-return__main">
          <Items form={form} onNavigate={onNavigate} />
          <HowBack form={form} />
        </div>
        <aside className="cw-return__side">
          <Estimate form={form} onReturnSubmitted={onReturnSubmitted} onNavigate={onNavigate} />
          <section className="cw-card cw-card__body cw-return__rules">
            <h2>{t('rules')}</h2>
            <ul>
              <li>{t('ruleQuality')}</li>
              <li>{t('ruleUnused')}</li>
              <li>{t('ruleReport')}</li>
            </ul>
          </section>
        </aside>
      </div>
    </>
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

function Items({ form, onNavigate }: NavigationHandlers & { form: Form }) {
  const t = useTexts(returnFormTexts)
  const lines = useStore(form.store, state => state.lines)
  const offered = useStore(form.store, state => state.offered)
  const [open, setOpen] = useState<'pick' | 'import'>()
  const PickItem = useLazy(open === 'pick', async () => (await import('./pick-item')).PickItem)
  const ImportItems = useLazy(open === 'import', async () => (await import('./import-items')).ImportItems)
  const close = () => setOpen(undefined)
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('items')}</h2>
        <span className="cw-row cw-row--wrap cw-end">
          <Button size="s" onClick={() => setOpen('pick')}>
            {t('addItem')}
          </Button>
          <Button size="s" icon={uploadIcon} onClick={() => setOpen('import')}>
            {t('import')}
          </Button>
        </span>
      </div>
      {lines.length > 0 ? (
        <ReturnFormLines form={form} onNavigate={onNavigate} />
      ) : (
        offered.length === 0 && (
          <Empty icon={returnArrowIcon} title={t('noLines')}>
            {t('noLinesHint')}
          </Empty>
        )
      )}
      {offered.length > 0 && <Offered form={form} offered={offered} onNavigate={onNavigate} />}
      {open === 'pick' && PickItem && <PickItem form={form} onClose={close} onNavigate={onNavigate} />}
      {open === 'import' && ImportItems && <ImportItems form={form} onClose={close} />}
    </section>
  )
}

/** What the order holds for which the page was opened; what cannot go back stays, with the cause (RMA-010). */
function Offered({
  form,
  offered,
  onNavigate,
}: NavigationHandlers & { form: Form; offered: readonly ReturnableLine[] }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const problemWords = useProblemWords()
  const backBy = useBackBy()
  const { number } = useFormat()
  const lines = useStore(form.store, state => state.lines)
  const invoiceNo = useStore(form.store, state => state.invoiceNo)
  return (
    <div className="cw-return__offered">
      <h3>{invoiceNo ? t('ofInvoice', { invoiceNo }) : t('ofOrder', { orderNo: offered[0]?.orderNo ?? '' })}</h3>
      <ul>
        {offered.map(line => {
          const [problem] = line.problems
          const next = nextPart(line, lines)
          const isAdded = !freeParts(line, lines).includes(null)
          return (
            <li key={line.orderLineId}>
              <PartCell part={line} pictureSize="s" onNavigate={onNavigate} />
              <span className="cw-sub">
                {line.invoiceQty === undefined
                  ? `${words('ordered')} ${number(line.orderedQty)}`
                  : t('onInvoice', { pieces: number(line.invoiceQty) })}
                {problem ? null : <span className="cw-return__by">{backBy(line, null)}</span>}
              </span>
              {problem ? (
                <span className="cw-sub">{problemWords(problem)}</span>
              ) : isAdded || next === undefined ? (
                <span className="cw-return__added">
                  <span className="cw-sub">{t('added')}</span>
                  {next !== undefined && (
                    <Button
                      kind="quiet"
                      size="s"
                      aria-label={t('addPartOf', { number: line.number })}
                      onClick={() => form.add(line)}
                    >
                      {t('addPart')}
                    </Button>
                  )}
                </span>
              ) : (
                <Button size="s" aria-label={t('add', { number: line.number })} onClick={() => form.add(line)}>
                  {t('pickAdd')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function HowBack({ form }: { form: Form }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const { values, lines, problems, isChecked } = useStore(form.store, state => state)
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('back')}</h2>
      </div>
      <div className="cw-card__body cw-return__back">
        {sendsGoods(lines) ? <WayBack form={form} /> : <p className="cw-sub">{t('nothingToSend')}</p>}
        <TextAreaField
          label={words('note')}
          required
          rows={3}
          maxLength={1000}
          value={values.note}
          onValue={note => form.set({ note })}
          error={isChecked && problems.includes('NOTE_MISSING') ? t('noteMissing') : undefined}
        />
      </div>
    </section>
  )
}

/** Who brings the goods, and from where. */
function WayBack({ form }: { form: Form }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const { money } = useFormat()
  const hintId = useId()
  const { values, addresses, problems, isChecked, sums } = useStore(form.store, state => state)
  const has = (code: ReturnFormProblem) => isChecked && problems.includes(code)
  const { deliveryType, forwarder } = values
  return (
    <>
      <fieldset className="cw-return__ways">
        <legend className="cw-label">
          {words('delivery')}
          <span className="cw-label__req" aria-hidden="true">
            *
          </span>
        </legend>
        {RETURN_DELIVERY_TYPES.map(way => (
          <div key={way}>
            <Radio
              name="cw-return-way"
              checked={deliveryType === way}
              aria-describedby={`${hintId}-${way}`}
              onChecked={() => form.set({ deliveryType: way })}
            >
              {words(DELIVERY_WORDS[way])}
            </Radio>
            <span className="cw-sub cw-return__way" id={`${hintId}-${way}`}>
              {way === 'supplierCourier' && sums && sums.courierCost > 0
                ? t('supplierCourierCost', { cost: money(sums.courierCost, sums.currency) })
                : t(WAY_HINTS[way])}
            </span>
          </div>
        ))}
        {has('DELIVERY_MISSING') && <span className="cw-error">{t('deliveryMissing')}</span>}
      </fieldset>
      {deliveryType === 'own' && (
        <SelectField
          label={words('forwarder')}
          required
          value={forwarder}
          onValue={value => form.set({ forwarder: value })}
          error={has('FORWARDER_MISSING') && forwarder === '' ? t('forwarderMissing') : undefined}
          options={[
            { value: '', label: t('chooseReason') },
            ...RETURN_FORWARDERS.map(value => ({
              value,
              label: value === OTHER_FORWARDER ? words('others') : value,
            })),
          ]}
        />
      )}
      {deliveryType === 'own' && forwarder === OTHER_FORWARDER && (
        <TextField
          label={words('otherForwarder')}
          required
          maxLength={60}
          value={values.otherForwarder}
          onValue={otherForwarder => form.set({ otherForwarder })}
          error={has('FORWARDER_MISSING') ? t('forwarderMissing') : undefined}
        />
      )}
      {deliveryType !== null && deliveryType !== 'supplierCourier' && (
        <TextField
          label={words('trackingNo')}
          code
          maxLength={60}
          value={values.trackingNo}
          onValue={trackingNo => form.set({ trackingNo })}
        />
      )}
      <SelectField
        label={words('address')}
        required
        value={values.addressId === null ? '' : String(values.addressId)}
        onValue={value => form.set({ addressId: value === '' ? null : Number(value) })}
        error={has('ADDRESS_MISSING') ? t('addressMissing') : undefined}
        options={[{ value: '', label: t('chooseAddress') }, ...addressOptions(addresses, values.addressId)]}
      />
    </>
  )
}

const WAY_HINTS = {
  customerCourier: 'customerCourierHint',
  supplierCourier: 'supplierCourierHint',
  own: 'ownHint',
} as const satisfies Record<ReturnDeliveryType, string>

/** The book may have an address twice, such as for invoices and for goods: it is offered once. @param chosen stays among them */
function addressOptions(addresses: readonly BookAddress[], chosen: number | null) {
  const sorted = [...addresses].sort((a, b) => Number(b.addressId === chosen) - Number(a.addressId === chosen))
  const kept = new Map(sorted.reverse().map(address => [addressKey(address), address.addressId]))
  return addresses
    .filter(address => kept.get(addressKey(address)) === address.addressId)
    .map(address => ({ value: String(address.addressId), label: addressLabel(address) }))
}

const addressLabel = ({ company, firstName, lastName, address1, city }: BookAddress): string =>
  [company || `${firstName} ${lastName}`, address1, city].filter(part => part.trim() !== '').join(', ')

const addressKey = (address: BookAddress): string =>
  [addressLabel(address), address.address2, address.postcode, address.country].join(' ').toLowerCase()

function Estimate({ form, onReturnSubmitted, onNavigate }: BodyProps) {
  const shop = useShop()
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const navigate = useNavigate(onNavigate)
  const [isSubmitting, runSubmit] = useBusy()
  const [, runSave] = useBusy()
  const { sums, lines, problems, isChecked, saving } = useStore(form.store, state => state)
  const wrong =
    problems.length + lines.flatMap(line => line.problems).reduce((total, { blocks }) => total + (blocks ? 1 : 0), 0)
  const submit = async () => {
    const submitted = await form.submit()
    if (!submitted) return
    const { id, rmaNo } = submitted
    if (onReturnSubmitted?.({ returnId: id, rmaNo }) === false) return
    navigate(returnPath(id))
  }
  const save = async () => {
    if (await form.save()) shop.messages.show({ kind: 'success', text: t('saved') })
  }
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('estimate')}</h2>
        <SavingState form={form} />
      </div>
      <div className="cw-card__body cw-return__estimate">
        {sums && <ReturnTotals {...sums} />}
        <p className="cw-hint">
          {words('auditDays')} {t('final')}
        </p>
        <Button kind="primary" busy={isSubmitting} onClick={() => runSubmit(submit)}>
          {t('submit')}
        </Button>
        {isChecked && isWrong({ lines, problems }) && (
          <div role="alert">
            {(wrong > 1 || problems.length === 0) && <p className="cw-error">{t('fieldsWrong', { count: wrong })}</p>}
            {wrong === 1 && problems[0] && <p className="cw-error">{t(FORM_WORDS[problems[0]])}</p>}
            {wrong > 1 && problems.includes('NO_LINES') && <p className="cw-error">{t('linesMissing')}</p>}
          </div>
        )}
        <Button disabled={saving === 'none'} onClick={() => runSave(save)}>
          {t('save')}
        </Button>
      </div>
    </section>
  )
}

const FORM_WORDS = {
  NO_LINES: 'linesMissing',
  ADDRESS_MISSING: 'addressMissing',
  DELIVERY_MISSING: 'deliveryMissing',
  FORWARDER_MISSING: 'forwarderMissing',
  NOTE_MISSING: 'noteMissing',
} as const satisfies Record<ReturnFormProblem, string>

function SavingState({ form }: { form: Form }) {
  const t = useTexts(returnFormTexts)
  const { date } = useFormat()
  const { saving, rma, error } = useStore(form.store, state => state)
  if (saving === 'none' || saving === 'conflict') return null
  return (
    <span className="cw-sub cw-end" role="status">
      {saving === 'saved' && rma
        ? t('savedAt', { time: date(rma.updateTime, { hour: '2-digit', minute: '2-digit' }) })
        : saving === 'failed'
          ? error?.kind === 'refused' && error.at.msg
            ? error.at.msg
            : t('notSaved')
          : t('saving')}
    </span>
  )
}
