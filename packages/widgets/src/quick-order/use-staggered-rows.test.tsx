import type { QuickOrderLine } from '@cartwright/core'
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type ShownLine, useStaggeredRows } from './use-staggered-rows'

const every = Array.from({ length: 10 }, (_, row) => row)

const linesWith = (status: QuickOrderLine['status'], key: string): ShownLine[] =>
  every.map(at => ({ at, line: { key: `${key}-${at}`, input: 'CF259X', qty: 1, status } as QuickOrderLine }))

interface RowsProps {
  shown: readonly ShownLine[]
  drawn: readonly number[]
  onDraw: (ready: number) => void
}

function Rows({ shown, drawn, onDraw }: RowsProps) {
  onDraw(useStaggeredRows(shown, drawn).filter(({ line }) => line.status === 'ready').length)
  return null
}

/** Draws lines, then others, and says how many were ready in each drawing. */
function change(from: ShownLine[], to: ShownLine[], drawn: readonly number[]): number[] {
  const ready: number[] = []
  const onDraw = (count: number) => void ready.push(count)
  const { rerender } = render(<Rows shown={from} drawn={drawn} onDraw={onDraw} />)
  rerender(<Rows shown={to} drawn={drawn} onDraw={onDraw} />)
  return ready
}

it('changes one row after the other, and soon all of them', async () => {
  const ready = change(linesWith('checking', 'a'), linesWith('ready', 'a'), every)
  await waitFor(() => expect(ready).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
})

it('changes a single row at once', () => {
  expect(change(linesWith('checking', 'a'), linesWith('ready', 'a'), [3])).toEqual([0, 10])
})

it('shows other lines at once', () => {
  expect(change(linesWith('checking', 'a'), linesWith('ready', 'b'), every)).toEqual([0, 10])
})

it('changes rows no one sees at once', async () => {
  const ready = change(linesWith('checking', 'a'), linesWith('ready', 'a'), [0, 1])
  await waitFor(() => expect(ready).toEqual([0, 8, 9, 10]))
})
