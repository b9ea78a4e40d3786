import { freeParts, nextPart, type ReturnForm } from '@cartwright/core'
import type { ReturnableLine } from '@cartwright/core/contract'
import { useEffect, useRef, useState } from 'react'
import { PartCell } from '../catalogue/part/part-cell'
import { returnArrowIcon, uploadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { useRowFocus } from '../primitives/use-row-focus'
import { useLazy } from '../provider/use-lazy'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { returnFormTexts } from './return-form.texts'
import { ReturnFormLines } from './return-form-lines'
import { useBackBy, useProblemWords } from './rma-words'
import { rmaWordsTexts } from './rma-words.texts'

/** What goes back, and the ways to add to it. */
export function ReturnItems({ form, onNavigate }: NavigationHandlers & { form: ReturnForm }) {
  const t = useTexts(returnFormTexts)
  const lines = useStore(form.store, state => state.lines)
  const offered = useStore(form.store, state => state.offered)
  const [open, setOpen] = useState<'pick' | 'import'>()
  const PickItem = useLazy(open === 'pick', async () => (await import('./pick-item')).PickItem)
  const ImportItems = useLazy(open === 'import', async () => (await import('./import-items')).ImportItems)
  const close = () => setOpen(undefined)
  const box = useRef<HTMLElement>(null)
  const leave = useRowFocus(box, lines, '.cw-return__what > button')
  return (
    <section ref={box} className="cw-card">
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
        <ReturnFormLines form={form} onLeave={leave} onNavigate={onNavigate} />
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
}: NavigationHandlers & { form: ReturnForm; offered: readonly ReturnableLine[] }) {
  const t = useTexts(returnFormTexts)
  const invoiceNo = useStore(form.store, state => state.invoiceNo)
  const lines = useStore(form.store, state => state.lines)
  const root = useRef<HTMLDivElement>(null)
  const [turn, setTurn] = useState(0)
  // The button goes: the reader goes on with what was added.
  useEffect(() => {
    if (turn > 0) root.current?.parentElement?.querySelector<HTMLElement>('.cw-return__entries input')?.focus()
  }, [turn])
  const addable = offered.filter(line => line.problems.length === 0 && freeParts(line, lines).includes(null))
  const addAll = () => {
    for (const line of addable) form.add(line)
    setTurn(turn + 1)
  }
  return (
    <div className="cw-return__offered" ref={root}>
      <div className="cw-row cw-row--wrap">
        <h3>{invoiceNo ? t('ofInvoice', { invoiceNo }) : t('ofOrder', { orderNo: offered[0]?.orderNo ?? '' })}</h3>
        {addable.length > 1 && (
          <span className="cw-end">
            <Button size="s" onClick={addAll}>
              {t(invoiceNo ? 'addAllOfInvoice' : 'addAll')}
            </Button>
          </span>
        )}
      </div>
      <ul>
        {offered.map(line => (
          <OfferedLine key={line.orderLineId} form={form} line={line} onNavigate={onNavigate} />
        ))}
      </ul>
    </div>
  )
}

function OfferedLine({ form, line, onNavigate }: NavigationHandlers & { form: ReturnForm; line: ReturnableLine }) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const problemWords = useProblemWords()
  const backBy = useBackBy()
  const { number } = useFormat()
  const lines = useStore(form.store, state => state.lines)
  const [problem] = line.problems
  const next = nextPart(line, lines)
  const isAdded = !freeParts(line, lines).includes(null)
  const added = useRef<HTMLSpanElement>(null)
  const [isPressed, setPressed] = useState(false)
  const add = () => {
    form.add(line)
    setPressed(true)
  }
  useEffect(() => {
    if (!isPressed) return
    setPressed(false)
    // The button goes with the last that it adds: the focus stays in its place, where the next one follows.
    added.current?.focus()
  }, [isPressed])
  return (
    <li>
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
          <span ref={added} tabIndex={-1} className="cw-sub">
            {t('added')}
          </span>
          {next !== undefined && (
            <Button kind="quiet" size="s" aria-label={t('addPartOf', { number: line.number })} onClick={add}>
              {t('addPart')}
            </Button>
          )}
        </span>
      ) : (
        <Button size="s" aria-label={t('add', { number: line.number })} onClick={add}>
          {t('pickAdd')}
        </Button>
      )}
    </li>
  )
}
