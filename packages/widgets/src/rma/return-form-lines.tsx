import { documentsOf, freeParts, type ReturnForm, type ReturnFormLine } from '@cartwright/core'
import { RETURN_REASONS, type ReturnReason } from '@cartwright/core/contract'
import { daysBetween, isQualityReason, returnDeadline } from '@cartwright/core/rules'
import { Fragment, useState } from 'react'
import { PartCell } from '../catalogue/part/part-cell'
import { clockIcon, closeIcon, uploadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { SelectField, TextField } from '../primitives/text-field'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { UploadsField } from '../uploads/uploads-field'
import { returnFormTexts } from './return-form.texts'
import { LineCredit, REASON_WORDS, useBackBy, useProblemWords } from './rma-words'
import { rmaWordsTexts } from './rma-words.texts'

const DAY = { ...SHORT_DAY, year: 'numeric' } as const
/** Days that are left from which on it is urgent. */
const SOON_DAYS = 10

interface LinesProps extends NavigationHandlers {
  form: ReturnForm
  /** The line at this position is about to go. */
  onLeave: (at: number) => void
}

/** Lines of a return, each with its quantity, reason, batch number and files (RMA-004). */
export function ReturnFormLines({ form, onLeave, onNavigate }: LinesProps) {
  const lines = useStore(form.store, state => state.lines)
  const orders = [...byOrder(lines)]
  const drawn = orders.flatMap(([, own]) => own)
  return (
    <>
      {lines.length > 1 && <ForAll form={form} />}
      {orders.map(([orderNo, own]) => (
        <Fragment key={orderNo}>
          <OrderHead orderNo={orderNo} entries={own} />
          <ul className="cw-return__entries">
            {own.map(line => (
              <Entry
                key={line.key}
                form={form}
                entry={line}
                onLeave={() => onLeave(drawn.indexOf(line))}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  )
}

/** In the order in which they were added. */
function byOrder(lines: readonly ReturnFormLine[]): Map<string, ReturnFormLine[]> {
  const orders = new Map<string, ReturnFormLine[]>()
  for (const entry of lines) {
    const { orderNo } = entry.line
    orders.set(orderNo, [...(orders.get(orderNo) ?? []), entry])
  }
  return orders
}

/** When the goods of an order came, and how long they may go back without a fault: of several shipments, the first that ends. */
function OrderHead({ orderNo, entries }: { orderNo: string; entries: readonly ReturnFormLine[] }) {
  const t = useTexts(returnFormTexts)
  const { date, today } = useFormat()
  const first = (days: readonly (string | null | undefined)[]) => days.flatMap(day => day ?? []).sort()[0]
  const delivered = first(entries.map(({ line }) => line.deliveredOn))
  const invoiced = first(entries.map(({ line }) => line.invoicedOn))
  const ends = first(entries.map(({ line }) => returnDeadline('notRequired', line)))
  const left = ends === undefined ? -1 : daysBetween(today(), ends)
  return (
    <div className="cw-return__order">
      <h3 className="cw-code">{orderNo}</h3>
      {delivered && <span className="cw-sub">{t('delivered', { day: date(delivered, DAY) })}</span>}
      {invoiced && <span className="cw-sub">{t('invoiced', { day: date(invoiced, DAY) })}</span>}
      {left >= 0 && (
        <span className={cx('cw-return__left', left <= SOON_DAYS && 'is-soon')}>
          <Icon shape={clockIcon} /> {left === 0 ? t('lastDay') : t('daysLeft', { count: left })}
        </span>
      )}
    </div>
  )
}

const toReason = (value: string): ReturnReason | null => RETURN_REASONS.find(reason => reason === value) ?? null

function useReasons() {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  return [
    { value: '', label: t('chooseReason') },
    ...RETURN_REASONS.map(value => ({ value, label: words(REASON_WORDS[value]) })),
  ]
}

/** One reason and one batch number for all lines. */
function ForAll({ form }: { form: ReturnForm }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const reasons = useReasons()
  const [reason, setReason] = useState('')
  const [batchNo, setBatchNo] = useState('')
  const entry = { ...(reason && { reason: toReason(reason) }), ...(batchNo.trim() && { batchNo: batchNo.trim() }) }
  return (
    <fieldset className="cw-return__all">
      <legend className="cw-sr">{t('all')}</legend>
      <SelectField label={`${t('all')}: ${words('reason')}`} value={reason} onValue={setReason} options={reasons} />
      <TextField label={words('batchNo')} code maxLength={40} value={batchNo} onValue={setBatchNo} />
      <Button disabled={Object.keys(entry).length === 0} onClick={() => form.setAll(entry)}>
        {t('applyAll')}
      </Button>
    </fieldset>
  )
}

interface EntryProps {
  form: ReturnForm
  entry: ReturnFormLine
}

/** What is missing is said after the reader has tried to submit; what is wrong, at once. */
function useSay(form: ReturnForm, { problems, qty }: ReturnFormLine) {
  const words = useTexts(rmaWordsTexts)
  const problemWords = useProblemWords()
  const isChecked = useStore(form.store, state => state.isChecked)
  return (...codes: (typeof problems)[number]['code'][]) => {
    const found = problems.find(({ code }) => codes.includes(code))
    const isMissing = found && (/MISSING$/.test(found.code) || (found.code === 'QTY_INVALID' && qty.trim() === ''))
    if (!found || (isMissing && !isChecked)) return undefined
    return found.code === 'QTY_INVALID' && isMissing ? words('qtyMissing') : problemWords(found)
  }
}

function Entry({ form, entry, onLeave, onNavigate }: EntryProps & NavigationHandlers & { onLeave: () => void }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const problemWords = useProblemWords()
  const backBy = useBackBy()
  const { number, date } = useFormat()
  const sums = useStore(form.store, state => state.sums)
  const reasons = useReasons()
  const say = useSay(form, entry)
  const { key, line, partSkuId, qty, reason, problems } = entry
  const part = line.kitParts.find(({ goodsSkuId }) => goodsSkuId === partSkuId)
  const about = problems.filter(({ code }) => !/MISSING$|^QTY_|^KIT_/.test(code))
  return (
    <li className="cw-return__entry">
      <div className="cw-return__what">
        <PartCell part={line} pictureSize="s" onNavigate={onNavigate} />
        <span className="cw-sub cw-code">
          {line.orderNo} / {line.orderItem}
        </span>
        <Button
          kind="quiet"
          size="s"
          icon={closeIcon}
          aria-label={t('remove', { number: line.number })}
          onClick={() => {
            onLeave()
            form.remove(key)
          }}
        />
      </div>
      <fieldset className="cw-return__fields" aria-label={line.number}>
        {line.kitParts.length > 0 && <KitPartField form={form} entry={entry} />}
        <TextField
          label={words('returnQty')}
          required
          aria-label={t('qtyOf', { number: line.number })}
          inputMode="numeric"
          maxLength={6}
          value={qty}
          onValue={value => form.setLine(key, { qty: value })}
          hint={t('ofDelivered', { pieces: number(line.deliveredQty * (part?.pieces ?? 1)) })}
          error={say('QTY_INVALID', 'QTY_ABOVE')}
        />
        <SelectField
          label={words('reason')}
          required
          value={reason ?? ''}
          onValue={value => form.setLine(key, { reason: toReason(value) })}
          options={reasons}
          hint={about.some(({ day }) => day !== null) ? undefined : backBy(line, reason)}
          error={say('REASON_MISSING')}
        />
        <AboutReason form={form} entry={entry} />
        <span className="cw-return__credit">
          <span className="cw-label">{words('credit')}</span>
          {sums ? <LineCredit amount={entry.amount} fee={entry.fee} currency={sums.currency} /> : '–'}
        </span>
      </fieldset>
      {about.map(problem => (
        <p key={problem.code} className={problem.blocks ? 'cw-error' : 'cw-hint'}>
          {problemWords(problem)}
        </p>
      ))}
      {reason === 'wrongOrLess' &&
        line.reported
          .filter(report => report.partSkuId === partSkuId)
          .map(report => (
            <p key={report.on} className="cw-hint">
              {words('reportedOn', {
                day: date(report.on, { ...SHORT_DAY, year: 'numeric' }),
                pieces: number(report.qty),
              })}
            </p>
          ))}
      <EntryFiles form={form} entry={entry} number={part?.number ?? line.number} />
    </li>
  )
}

/** The whole kit goes back, or one of its parts. */
function KitPartField({ form, entry }: EntryProps) {
  const words = useTexts(rmaWordsTexts)
  const say = useSay(form, entry)
  const lines = useStore(form.store, state => state.lines)
  const { key, line, partSkuId } = entry
  const free = freeParts(line, lines, entry)
  return (
    <div className="cw-return__part">
      <SelectField
        label={words('part')}
        value={partSkuId === null ? '' : String(partSkuId)}
        onValue={value => form.setLine(key, { partSkuId: value === '' ? null : Number(value) })}
        options={[
          { value: '', label: words('wholeKit'), id: null },
          ...line.kitParts.map(each => ({
            value: String(each.goodsSkuId),
            label: `${each.number} · ${each.name}`,
            id: each.goodsSkuId,
          })),
        ].filter(option => free.includes(option.id))}
        error={say('KIT_OPEN', 'KIT_PART', 'KIT_WHOLE')}
      />
    </div>
  )
}

/** What a reason needs to be known besides. */
function AboutReason({ form, entry }: EntryProps) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const say = useSay(form, entry)
  const { key, reason, otherReason, batchNo, neverArrived } = entry
  if (reason === 'others')
    return (
      <TextField
        label={words('otherReason')}
        required
        value={otherReason}
        onValue={value => form.setLine(key, { otherReason: value })}
        error={say('TEXT_MISSING')}
      />
    )
  if (reason === 'wrongOrLess')
    return (
      <span className="cw-return__never">
        <Checkbox checked={neverArrived} onChecked={checked => form.setLine(key, { neverArrived: checked })}>
          {t('neverArrived')}
        </Checkbox>
        <span className="cw-hint">{t(neverArrived ? 'nothingToSend' : 'neverArrivedHint')}</span>
      </span>
    )
  if (reason !== null && !isQualityReason(reason)) return null
  return (
    <TextField
      label={words('batchNo')}
      required={reason !== null}
      code
      maxLength={40}
      value={batchNo}
      onValue={value => form.setLine(key, { batchNo: value })}
      error={say('BATCH_MISSING')}
    />
  )
}

/** Photos and papers of a line; behind a button until there is one. @param number of the article that goes back */
function EntryFiles({ form, entry, number }: EntryProps & { number: string }) {
  const t = useTexts(returnFormTexts)
  const documents = documentsOf(useShop())
  const rmaNo = useStore(form.store, state => state.rma?.rmaNo)
  const [hasFiles, setHasFiles] = useState(entry.files.length > 0)
  const [isOpened, setOpened] = useState(false)
  const readFile = rmaNo
    ? async (fileId: string) => (await documents.download({ type: 'returnFile', id: rmaNo, fileId })).content
    : undefined
  return hasFiles ? (
    <UploadsField
      uploads={form.uploadsOf(entry.key)}
      label={t('filesOf', { number })}
      read={readFile}
      takesFocus={isOpened}
    />
  ) : (
    <Button
      kind="quiet"
      size="s"
      icon={uploadIcon}
      aria-label={`${t('filesOpen')}: ${number}`}
      onClick={() => {
        setOpened(true)
        setHasFiles(true)
      }}
    >
      {t('filesOpen')}
    </Button>
  )
}
