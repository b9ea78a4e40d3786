import { freeParts, nextPart, type ReturnForm } from '@cartwright/core'
import type { ReturnableLine } from '@cartwright/core/contract'
import { type RefObject, useRef, useState } from 'react'
import { PartCell } from '../catalogue/part/part-cell'
import { returnArrowIcon, uploadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { useDocument, windowOf } from '../primitives/owner-document'
import { useAnnounce } from '../primitives/use-announce'
import { useHeard } from '../primitives/use-heard'
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
  const isEmpty = useStore(form.store, state => state.isChecked && state.problems.includes('NO_LINES'))
  const onAdded = useAddedFocus(box)
  const { number } = useFormat()
  const free = offered.filter(canGoBack).length
  const isOffering = offered.length > 0 && lines.length === 0
  useHeard('return lines', isOffering ? t('canGoBack', { count: free, n: number(free) }) : undefined)
  return (
    <section ref={box} className="cw-card cw-return__items">
      <div className="cw-card__head">
        <h2>{t('items')}</h2>
        <span className="cw-row cw-row--wrap cw-end" data-problem={isEmpty ? t('linesMissing') : undefined}>
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
      {isOffering && <Offered form={form} offered={offered} onAdded={onAdded} onNavigate={onNavigate} />}
      {open === 'pick' && PickItem && <PickItem form={form} onClose={close} onNavigate={onNavigate} />}
      {open === 'import' && ImportItems && <ImportItems form={form} onClose={close} />}
    </section>
  )
}

const canGoBack = ({ problems }: ReturnableLine) => problems.length === 0

/** What is left to add, once something was: it comes after the form, so that the page has the order of the work. */
export function MoreItems({ form, onNavigate }: NavigationHandlers & { form: ReturnForm }) {
  const t = useTexts(returnFormTexts)
  const hasLines = useStore(form.store, state => state.lines.length > 0)
  const offered = useStore(form.store, state => state.offered)
  const box = useRef<HTMLElement>(null)
  const onAdded = useAddedFocus(box)
  if (!hasLines || offered.length === 0) return null
  return (
    <section ref={box} className="cw-card">
      <div className="cw-card__head">
        <h2>{t('moreItems')}</h2>
      </div>
      <Offered form={form} offered={offered} onAdded={onAdded} onNavigate={onNavigate} />
    </section>
  )
}

/** The button that adds may go with what it adds: the reader goes on in the quantity of the new line. */
function useAddedFocus(box: RefObject<HTMLElement | null>) {
  const announce = useAnnounce()
  const t = useTexts(returnFormTexts)
  const view = useDocument()
  return (numbers: readonly string[], key: 'first' | 'last') => {
    const form = box.current?.closest('.cw-return')
    announce({ about: 'return lines', result: t('addedNow', { numbers: numbers.join(', ') }) })
    windowOf(view).requestAnimationFrame(() => {
      const fields = [
        ...(form?.querySelectorAll<HTMLElement>(
          '.cw-return__entries [role=spinbutton], .cw-return__entries input[inputmode=numeric]',
        ) ?? []),
      ]
      fields.at(key === 'first' ? 0 : -1)?.focus()
    })
  }
}

interface OfferedProps extends NavigationHandlers {
  form: ReturnForm
  offered: readonly ReturnableLine[]
  /** Something was added: its numbers, and which of the lines the reader goes on with. */
  onAdded: (numbers: readonly string[], key: 'first' | 'last') => void
}

/** What the order holds for which the page was opened; what cannot go back stays, with the cause (RMA-010). */
function Offered({ form, offered, onAdded, onNavigate }: OfferedProps) {
  const t = useTexts(returnFormTexts)
  const invoiceNo = useStore(form.store, state => state.invoiceNo)
  const lines = useStore(form.store, state => state.lines)
  const addable = offered.filter(line => canGoBack(line) && freeParts(line, lines).includes(null))
  const addAll = () => {
    for (const line of addable) form.add(line)
    onAdded(
      addable.map(line => line.number),
      'first',
    )
  }
  return (
    <div className="cw-return__offered">
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
          <OfferedLine
            key={line.orderLineId}
            form={form}
            line={line}
            onAdded={number => onAdded([number], 'last')}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </div>
  )
}

interface OfferedLineProps extends NavigationHandlers {
  form: ReturnForm
  line: ReturnableLine
  onAdded: (number: string) => void
}

function OfferedLine({ form, line, onAdded, onNavigate }: OfferedLineProps) {
  const t = useTexts(returnFormTexts)
  const words = useTexts(rmaWordsTexts)
  const problemWords = useProblemWords()
  const backBy = useBackBy()
  const { number } = useFormat()
  const lines = useStore(form.store, state => state.lines)
  const [problem] = line.problems
  const next = nextPart(line, lines)
  const isAdded = !freeParts(line, lines).includes(null)
  const add = () => {
    form.add(line)
    onAdded(line.number)
  }
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
          <span className="cw-sub">{t('added')}</span>
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
