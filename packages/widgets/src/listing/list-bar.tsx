import type { ReactNode } from 'react'
import { Heard } from '../primitives/heard'
import { ElementSlot } from '../provider/element-slot'
import { useFormat } from '../provider/use-texts'

export interface ListBarProps {
  state: { status: 'loading' | 'ready' | 'failed'; total: number }
  /** Of all pages. */
  countOf: (values: { count: number; total: string }) => string
  /** At the start of the row. */
  start?: ReactNode
  /** In the place of the number of rows. */
  instead?: string | undefined
  /** Behind the number of rows. */
  beside?: ReactNode
  /** At the end of the row: views, export. */
  children?: ReactNode
}

/** How many there are, said when it changes, beside what can be done with all of them. */
export function ListBar({ state: { status, total }, countOf, start, instead, beside, children }: ListBarProps) {
  const { number } = useFormat()
  const isKnown = status === 'ready' || total > 0
  return (
    <div className="cw-row cw-row--wrap">
      {start}
      <Heard as="p" when={status === 'loading' ? 'never' : 'changed'} className={children ? 'cw-sub' : 'cw-sub cw-end'}>
        {instead ?? (isKnown && countOf({ count: total, total: number(total) }))}
        {beside}
      </Heard>
      {children ? (
        <div className="cw-row cw-row--wrap cw-end">
          {children}
          <ElementSlot name="actions" />
        </div>
      ) : (
        <ElementSlot name="actions" />
      )}
    </div>
  )
}
