import type { EntryList, EntryListState } from '@cartwright/core'
import type { Entry } from '@cartwright/core/contract'
import { sum } from '@cartwright/core/rules'
import { Button } from '../primitives/button'
import { Heard } from '../primitives/heard'
import { useBusy } from '../primitives/use-busy'
import { useFormat, useTexts } from '../provider/use-texts'
import { DocumentsBar } from './documents-bar'
import { financeTexts } from './finance.texts'

/** Most entries that are chosen at once: an export of named ones takes no more. */
export const CHOSEN_MAX = 1_000

interface ChosenBarProps {
  list: EntryList
  state: EntryListState
  chosen: readonly Entry[]
  onChosen: (entries: readonly Entry[]) => void
}

/** What is chosen, what is open of it, its documents, and a way to choose the other pages too. */
export function ChosenBar({ list, state: { rows, total }, chosen, onChosen }: ChosenBarProps) {
  const t = useTexts(financeTexts)
  const { number } = useFormat()
  const [busy, run] = useBusy()
  if (chosen.length === 0) return null
  const isPageChosen = rows.every(row => !row.document || chosen.some(entry => isSameEntry(entry, row)))
  const offered = Math.min(total, CHOSEN_MAX)
  return (
    <div className="cw-card cw-row cw-row--wrap cw-finance__chosen">
      <Heard as="b">{t('chosen', { count: chosen.length, total: number(chosen.length) })}</Heard>
      <OpenOf chosen={chosen} />
      {isPageChosen && total > rows.length && chosen.length < offered && (
        <Button
          busy={busy}
          onClick={() => run(async () => onChosen((await list.readAll(CHOSEN_MAX)).filter(entry => entry.document)))}
        >
          {t('chooseEvery', { count: offered, total: number(offered) })}
        </Button>
      )}
      <Button onClick={() => onChosen([])}>{t('chooseNone')}</Button>
      <div className="cw-end cw-row cw-row--wrap">
        <DocumentsBar chosen={chosen} />
      </div>
    </div>
  )
}

function OpenOf({ chosen }: { chosen: readonly Entry[] }) {
  const t = useTexts(financeTexts)
  const { money } = useFormat()
  const [{ currency } = { currency: '' }] = chosen
  const of = (type: Entry['type']) => chosen.filter(entry => entry.type === type)
  const balance = (entries: readonly Entry[]) => sum(entries.map(entry => entry.balance))
  const [invoices, credits] = [of('invoice'), of('credit')]
  const whole = money(balance(chosen), currency)
  return (
    <span className="cw-sub">
      {invoices.length > 0 && credits.length > 0
        ? t('chosenSum', {
            invoices: money(balance(invoices), currency),
            credits: money(sum([-balance(credits)]), currency),
            sum: whole,
          })
        : t('chosenOpen', { sum: whole })}
    </span>
  )
}

export const isSameEntry = (a: Entry, b: Entry): boolean => a.invoiceNo === b.invoiceNo && a.type === b.type
