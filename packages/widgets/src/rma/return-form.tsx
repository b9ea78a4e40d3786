import { createReturnForm, type ReturnForm as Form, isWrong } from '@cartwright/core'
import type { ReturnableLine, ReturnFormProblem } from '@cartwright/core/contract'
import { RETURN_DELIVERY_TYPES, RETURN_FORWARDERS } from '@cartwright/core/contract'
import { OTHER_FORWARDER } from '@cartwright/core/rules'
import { useEffect, useState } from 'react'
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
import { DELIVERY_WORDS, ReturnTotals, useProblemWords } from './rma-words'
import { rmaWordsTexts } from './rma-words.texts'

export interface ReturnFormProps extends NavigationHandlers {
  /** A draft to go on with; the id in /rma/applyforreturn?id=. */
  returnId?: number | undefined
  /** An order whose lines are offered. */
  orderNo?: string | undefined
  /** Called when the return was submitted; return false to show something else than its details. */
  onReturnSubmitted?: HostHandler<{ returnId: number; rmaNo: string }> | undefined
}

/** Applies for a return: what goes back and why, how, and what it comes to. The draft saves itself (RMA-005, RT-041). */
export function ReturnForm({ returnId, orderNo, onReturnSubmitted, onNavigate }: ReturnFormProps) {
  const shop = useShop()
  const t = useTexts(returnFormTexts)
  const common = useTexts(commonTexts)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const form = useDisposable(
    () => createReturnForm(shop, { id: returnId, orderNo }),
    `${isSignedIn} ${returnId} ${orderNo}`,
  )
  if (!isSignedIn)
    return (
      <WidgetBox>
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className="cw-return">
      {form ? (
        <FormBody form={form} onReturnSubmitted={onReturnSubmitted} onNavigate={onNavigate} />
      ) : (
        <div className="cw-card">
          <SkeletonRows rows={6} label={common('loading')} />
        </div>
      )}
    </WidgetBox>
  )
}

type BodyProps = Pick<ReturnFormProps, 'onReturnSubmitted'> & NavigationHandlers & { form: Form }

function FormBody({ form, onReturnSubmitted, onNavigate }: BodyProps) {
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
  const { number } = useFormat()
  const lines = useStore(form.store, state => state.lines)
  return (
    <div className="cw-return__offered">
      <h3>{t('ofOrder', { orderNo: offered[0]?.orderNo ?? '' })}</h3>
      <ul>
        {offered.map(line => {
          const [problem] = line.problems
          const isAdded = lines.some(shown => shown.line.orderLineId === line.orderLineId)
          return (
            <li key={line.orderLineId}>
              <PartCell part={line} pictureSize="s" onNavigate={onNavigate} />
              <span className="cw-sub">
                {words('ordered')} {number(line.orderedQty)}
              </span>
              {problem ? (
                <span className="cw-sub">{problemWords(problem)}</span>
              ) : isAdded ? (
                <span className="cw-sub">{t('added')}</span>
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
  const { values, addresses, problems, isChecked } = useStore(form.store, state => state)
  const has = (code: ReturnFormProblem) => isChecked && problems.includes(code)
  const { deliveryType, forwarder } = values
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('back')}</h2>
      </div>
      <div className="cw-card__body cw-return__back">
        <fieldset className="cw-return__ways">
          <legend className="cw-label">{words('delivery')}</legend>
          {RETURN_DELIVERY_TYPES.map(way => (
            <Radio
              key={way}
              name="cw-return-way"
              checked={deliveryType === way}
              onChecked={() => form.set({ deliveryType: way })}
            >
              {words(DELIVERY_WORDS[way])}
            </Radio>
          ))}
          {has('DELIVERY_MISSING') && <span className="cw-error">{t('deliveryMissing')}</span>}
        </fieldset>
        {deliveryType === 'own' && (
          <SelectField
            label={words('forwarder')}
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
          options={[
            { value: '', label: t('chooseAddress') },
            ...addresses.map(address => ({
              value: String(address.addressId),
              label: [address.company || `${address.firstName} ${address.lastName}`, address.address1, address.city]
                .filter(part => part.trim() !== '')
                .join(', '),
            })),
          ]}
        />
        <TextAreaField
          label={words('note')}
          required
          rows={3}
          maxLength={1000}
          value={values.note}
          onValue={note => form.set({ note })}
          error={has('NOTE_MISSING') ? t('noteMissing') : undefined}
        />
      </div>
    </section>
  )
}

function Estimate({ form, onReturnSubmitted, onNavigate }: BodyProps) {
  const shop = useShop()
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const navigate = useNavigate(onNavigate)
  const [busy, run] = useBusy()
  const { rma, sums, lines, problems, isChecked, saving } = useStore(form.store, state => state)
  const wrong = lines.filter(line => line.problems.some(problem => problem.blocks)).length
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
        <Button kind="primary" busy={busy} onClick={() => run(submit)}>
          {t('submit')}
        </Button>
        {isChecked && rma && isWrong(rma) && (
          <p className="cw-error" role="alert">
            {wrong > 0
              ? t('linesWrong', { count: wrong })
              : problems.includes('NO_LINES')
                ? t('linesMissing')
                : t(FORM_WORDS[problems[0] ?? 'NOTE_MISSING'])}
          </p>
        )}
        <Button disabled={saving === 'none'} onClick={() => run(save)}>
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
