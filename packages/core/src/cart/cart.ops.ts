/** The writes a cart can wait for: what each does to the rows on screen, and which can be sent as one. */
import type { CartAdd, CartItem } from '../contract'
import { BATCH_LINES } from '../limits'
import { addUp, QUANTITY_MAX } from '../rules'
import { withQuantity } from './cart.derive'

export type CartOp =
  /** Reads the rows again; `quiet` ones follow a write and say nothing when they fail. */
  | { kind: 'load'; quiet: boolean }
  | { kind: 'add'; lines: readonly CartAdd[] }
  | { kind: 'quantity'; id: number; qty: number }
  | { kind: 'remove'; ids: ReadonlySet<number> }

/** The rows as they will be once `op` is through. A part without a row appears when the server has answered. */
export function applyOp(rows: readonly CartItem[], op: CartOp): readonly CartItem[] {
  switch (op.kind) {
    case 'load':
      return rows
    case 'quantity':
      return rows.map(row => (row.shoppingCartId === op.id ? withQuantity(row, op.qty) : row))
    case 'remove':
      return rows.filter(row => !op.ids.has(row.shoppingCartId))
    case 'add': {
      const pieces = new Map(op.lines.map(line => [line.number, line.qty]))
      return rows.map(row => {
        const more = row.disabled ? undefined : pieces.get(row.number)
        return more === undefined ? row : withQuantity(row, Math.min(QUANTITY_MAX, row.qty + more))
      })
    }
  }
}

/** One write that does what both do, when there is one. */
export function mergeOps(waiting: CartOp, next: CartOp): CartOp | undefined {
  if (waiting.kind === 'load' && next.kind === 'load') return { kind: 'load', quiet: waiting.quiet && next.quiet }
  if (waiting.kind === 'quantity' && next.kind === 'quantity' && waiting.id === next.id) return next
  if (waiting.kind === 'add' && next.kind === 'add') {
    const lines = addUp([...waiting.lines, ...next.lines], 'cap')
    return lines.length > BATCH_LINES ? undefined : { kind: 'add', lines }
  }
  return undefined
}

/** Changes of different rows may be sent in any order. */
export const canPass = (waiting: CartOp, next: CartOp): boolean =>
  waiting.kind === 'quantity' && next.kind === 'quantity' && waiting.id !== next.id
