// biome-ignore-all lint/a11y/useSemanticElements: a table of which only the visible rows are drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: cells of a table, not of a grid
import type { CartItem } from '@cartwright/core/contract'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { cx } from '../primitives/class-names'
import { useRowsInView } from '../primitives/use-rows-in-view'
import { useLazy } from '../provider/use-lazy'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './cart.css?inline'
import { cartTexts } from './cart.texts'
import { CartRow } from './cart-row'
import { isChanged } from './use-cart-view'

addSheet(css)

export interface CartTableProps extends NavigationHandlers {
  rows: readonly CartItem[]
  selected: ReadonlySet<number>
  currency: string
  /** The drawer's: number, quantity, unit price, line price. */
  isBrief?: boolean
  /** A row to bring into view and to focus; another object asks again. */
  sought?: { id: number } | undefined
  /** Box that scrolls, when it is not the page. */
  clip?: RefObject<HTMLElement | null>
  ask: (ids: readonly number[]) => void
  /** First row of its head: `CartTools`. */
  children: ReactNode
}

/** Heights in px until rows have been drawn. */
const ROW_PX = 57
const CHANGE_PX = 46

const FULL = ['article', 'available', 'quantity', 'unit', 'amount'] as const
const BRIEF = ['part', 'qty', 'unit', 'amount'] as const
const NUMERIC: readonly string[] = ['unit', 'amount', 'qty']

/** The rows; only those in sight are drawn. */
export function CartTable(props: CartTableProps) {
  const { rows, selected, currency, isBrief = false, sought, clip, ask, children, onNavigate } = props
  const t = useTexts(cartTexts)
  const [focused, setFocused] = useState<number>()
  const changes = useLazy(rows.some(isChanged), () => import('./cart-changes'))
  const hasChanges = changes !== undefined
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index]
      return row ? `${row.shoppingCartId}/${row.disabled}/${row.qty > row.availability.stock}/${hasChanges}` : ''
    },
    [rows, hasChanges],
  )
  const estimate = useCallback(
    (index: number) => {
      const row = rows[index]
      return !isBrief && row && isChanged(row) ? ROW_PX + CHANGE_PX : ROW_PX
    },
    [rows, isBrief],
  )
  const view = useRowsInView({
    count: rows.length,
    keyOf,
    estimate,
    pinned: focused,
    ...(clip && { clip }),
  })
  const soughtAt = sought ? rows.findIndex(row => row.shoppingCartId === sought.id) : -1
  useEffect(() => {
    if (sought && soughtAt >= 0) setFocused(soughtAt)
  }, [sought, soughtAt])
  const done = useRef<{ id: number }>(undefined)
  useEffect(() => {
    if (!sought || done.current === sought || focused !== soughtAt) return
    const row = view.body.current?.querySelector<HTMLElement>(`[data-at="${soughtAt}"]`)
    if (!row) return
    done.current = sought
    row.scrollIntoView({ block: 'center' })
    row.querySelector<HTMLElement>('input:not([type=checkbox]), button')?.focus({ preventScroll: true })
  })
  const heads = isBrief ? BRIEF : FULL
  return (
    <div
      role="table"
      aria-label={t('basket')}
      aria-rowcount={rows.length + 2}
      className={cx('cw-cart-table', isBrief && 'cw-cart-table--brief')}
    >
      {children}
      <div role="row" aria-rowindex={2} className="cw-cart-row cw-cart-head">
        <div role="cell" className="cw-cart-pick" />
        {heads.map(name => (
          <div key={name} role="columnheader" className={NUMERIC.includes(name) ? 'cw-num' : undefined}>
            {t(name)}
          </div>
        ))}
        {!isBrief && (
          <div role="columnheader">
            <span className="cw-sr">{t('delete')}</span>
          </div>
        )}
      </div>
      <div
        role="rowgroup"
        ref={view.body}
        className="cw-cart-body"
        style={{ height: `${view.height}px` }}
        onFocus={event => {
          const at = (event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at
          setFocused(at === undefined ? undefined : Number(at))
        }}
        onBlur={() => setFocused(undefined)}
      >
        {view.rows.map(({ index, top }) => {
          const row = rows[index]
          return (
            row && (
              <CartRow
                key={row.shoppingCartId}
                row={row}
                index={index}
                top={top}
                isSelected={selected.has(row.shoppingCartId)}
                currency={currency}
                isBrief={isBrief}
                ask={ask}
                Changes={changes?.CartChanges}
                onNavigate={onNavigate}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
