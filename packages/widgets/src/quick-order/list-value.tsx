/** The lines of quick order as a field of the form around it. */
import { type QuickOrderLine, quickOrderOf } from '@cartwright/core'
import { useEffect } from 'react'
import { type FormFieldProps, FormValue, useFormField } from '../provider/form-field'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { quickOrderTexts } from './quick-order.texts'

/** What a form sends of a line that can be ordered. */
interface SentLine {
  number: string
  qty: number
}

/** Those that can be ordered, in their order; null where there is none. */
function toSent(lines: readonly QuickOrderLine[]): string | null {
  const sent = lines.flatMap(({ part, qty, status }): SentLine[] =>
    part && (status === 'ready' || status === 'back-order') ? [{ number: part.number, qty }] : [],
  )
  return sent.length > 0 ? JSON.stringify(sent) : null
}

/** Lines of a value that a page or the browser gives back; what is none is left out. */
function linesOf(value: string): { input: string; quantity: string; row: number }[] {
  let read: unknown
  try {
    read = JSON.parse(value)
  } catch {
    return []
  }
  if (!Array.isArray(read)) return []
  return read.flatMap((line: Partial<SentLine> | null, row) =>
    typeof line?.number === 'string' ? [{ input: line.number, quantity: String(line.qty ?? 1), row }] : [],
  )
}

/** Sends the lines that can be ordered; a form waits until every line that was entered is one. */
export function ListValue({ name, value, disabled = false, required = false }: FormFieldProps) {
  const quickOrder = quickOrderOf(useShop())
  const t = useTexts(quickOrderTexts)
  const { number } = useFormat()
  const lines = useStore(quickOrder.store, state => state.lines)
  const progress = useStore(quickOrder.store, state => state.progress)
  const { choose, fix } = useStore(quickOrder.store, () => quickOrder.summary())
  const sent = disabled ? null : toSent(lines)
  const open = choose + fix
  const replace = (wanted: string | undefined) => {
    const { lines: before } = quickOrder.store.getState()
    if (wanted === toSent(before)) return
    const next = linesOf(wanted ?? '')
    // What is no list changes nothing.
    if (wanted && next.length === 0) return
    quickOrder.clear()
    const { lines: cleared } = quickOrder.store.getState()
    // What goes wrong is reported line by line.
    if (next.length > 0) void quickOrder.addParsed({ lines: next }).catch(() => undefined)
    // Too long a list is refused with a message.
    if (next.length > 0 && quickOrder.store.getState().lines === cleared) quickOrder.undo()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value of the page
  useEffect(() => {
    if (value !== undefined) replace(value)
  }, [value])
  const invalid = () => {
    if (disabled) return undefined
    if (progress) return t('checkingOf', { done: number(progress.done), total: number(progress.total) })
    return open > 0 ? t('open', { count: open, n: number(open) }) : undefined
  }
  useFormField(sent, replace, {
    missing: required && !disabled && sent === null && open === 0 && !progress ? t('nothingReady') : undefined,
    invalid: invalid(),
  })
  return <FormValue name={name} value={sent} />
}

/** In the place of the lines, for a reader who has none; what the page has set waits for them. */
export function NoListValue({ disabled = false, required = false }: FormFieldProps) {
  const t = useTexts(quickOrderTexts)
  useFormField(null, undefined, { missing: required && !disabled ? t('nothingReady') : undefined })
  return null
}
