// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows are drawn is no <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus through what they hold

import type { QuickOrderLine } from '@cartwright/core'
import { findEqualLines, loadListReader, quickOrderOf } from '@cartwright/core'
import { type Ref, useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { isInput } from '../primitives/node-kinds'
import { useRowsInView } from '../primitives/use-rows-in-view'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { heardTexts } from './heard.texts'
import { FILTERS, type LineFilter, needsAttention } from './line-state'
import { quickOrderTexts } from './quick-order.texts'
import css from './quick-order-grid.css?inline'
import { type ListWiring, QuickOrderRow } from './quick-order-row'
import { useGrid } from './use-grid'
import { useStaggeredRows } from './use-staggered-rows'

addSheet(css)

/** What the rest of the widget may ask of the grid. */
export interface GridHandle {
  goToNextOpen(): void
  /** To the first line to fix. */
  goToFirstOpen(): void
  focus(): void
  /** Hands over what is being typed. */
  finish(): void
}

export interface QuickOrderGridProps extends NavigationHandlers {
  lines: readonly QuickOrderLine[]
  filter: LineFilter
  onShowKeys: () => void
  handle: Ref<GridHandle>
}

async function loadSuggestions() {
  const [{ Suggestions }, reader] = await Promise.all([import('./suggestions'), loadListReader()])
  return { Suggestions, reader }
}

/** Height of a row, of its strip, and of a card where the box is narrow, until they have been drawn. */
const ROW_PX = 44
const STRIP_PX = 40
const CARD_PX = 72
const NARROW_PX = 700
const WIDE_PX = 999
/** Rows to be seen in a short list, by the room there is; one empty row always waits below the last line. */
const leastRows = (width: number) => (width < NARROW_PX ? 5 : width > WIDE_PX ? 10 : 6)

const HEADS = ['number', 'article', 'available', 'qty', 'unit', 'amount'] as const

/** The lines, one row each; only those in sight are drawn. */
export function QuickOrderGrid({ lines, filter, onShowKeys, handle, onNavigate }: QuickOrderGridProps) {
  const shop = useShop()
  const { session } = shop
  const quickOrder = quickOrderOf(shop)
  const t = useTexts(quickOrderTexts)
  const heard = useTexts(heardTexts)
  const keysId = useId()
  const currency = useStore(session.store, state => state.currency)
  const isList = useStore(quickOrder.store, state => state.listId !== null)
  const lastTime = useLazy(isList, () => import('./last-time'))
  const last = isList ? lastTime : undefined
  const grid = useRef<HTMLDivElement>(null)
  const anchor = useRef<Element>(null)

  const shown = useMemo(
    () => lines.map((line, at) => ({ line, at })).filter(({ line }) => FILTERS[filter](line)),
    [lines, filter],
  )
  const lastIsFree = lines.at(-1)?.status === 'empty'
  const [width, setWidth] = useState(Number.NaN)
  const rows = filter === 'all' ? Math.max(leastRows(width), lines.length + (lastIsFree ? 0 : 1)) : shown.length

  const listKeys = useRef<Parameters<typeof useGrid>[0]['listKeys']>(() => undefined)
  const { place, isEditing, isLeft, draft, actions, goToNextOpen, goToFirstOpen, go, finish, gridProps } = useGrid({
    shown,
    rows,
    grid,
    onShowKeys,
    listKeys: event => listKeys.current(event),
  })
  const [wiring, setWiring] = useState<ListWiring>()
  const mending = useLazy(
    lines.some(needsAttention) || findEqualLines(lines).length > 0,
    () => import('./quick-order-fix'),
  )
  const activeLine = shown[place.row]?.line
  const isTyping = isEditing && place.column === 'number' && activeLine?.status === 'typing'
  const suggestions = useLazy(isTyping, loadSuggestions)
  useImperativeHandle(handle, () => ({ goToNextOpen, goToFirstOpen, finish, focus: () => go(place) }))

  const hasStrips = mending !== undefined
  const drawn = useRef<readonly number[]>([])
  const entries = useStaggeredRows(
    shown,
    drawn.current.filter(row => row !== place.row),
  )
  const keyOf = useCallback(
    (row: number) => {
      const line = entries[row]?.line
      // The strip has its height once it has been loaded.
      return line ? `${line.key}/${line.status}/${hasStrips}` : `+${row}`
    },
    [entries, hasStrips],
  )
  const estimate = useCallback(
    (row: number) => {
      const line = entries[row]?.line
      const plain = width < NARROW_PX ? CARD_PX : ROW_PX
      return line && needsAttention(line) ? plain + STRIP_PX : plain
    },
    [entries, width],
  )
  const view = useRowsInView({ count: rows, keyOf, estimate, clip: grid, pinned: place.row })
  drawn.current = view.rows.map(({ index }) => index)
  if (!Object.is(view.width, width)) setWidth(view.width)

  const head = (column: number, words: string, className?: string) => (
    <div role="columnheader" aria-colindex={column} className={className}>
      {words}
    </div>
  )
  return (
    <>
      {mending && <mending.AcceptAll lines={lines} onDone={() => go(place)} />}
      {mending && <mending.MergeLines lines={lines} currency={currency} onDone={() => go(place)} />}
      <div
        {...gridProps}
        ref={grid}
        role="grid"
        part="grid"
        className="cw-qo-grid"
        aria-label={t('title')}
        aria-describedby={keysId}
        aria-rowcount={rows + 1}
        aria-colcount={11}
        onFocus={event => {
          if (isInput(event.target)) anchor.current = event.target
          gridProps.onFocus(event)
        }}
      >
        <span id={keysId} hidden>
          {heard('gridKeys')}
        </span>
        <div role="row" aria-rowindex={1} className="cw-qo-row cw-qo-head">
          {head(1, '#', 'cw-qo-no')}
          <div role="columnheader" aria-colindex={2}>
            <span className="cw-sr">{t('state')}</span>
          </div>
          {HEADS.map((name, index) => (
            <div key={name} role="columnheader" aria-colindex={index + 3} className={index > 2 ? 'cw-num' : undefined}>
              {t(name)}
            </div>
          ))}
          <div role="columnheader" aria-colindex={9}>
            <span className="cw-sr">{t('remove')}</span>
          </div>
          <div role="columnheader" aria-colindex={10} className="cw-sr">
            {t('fixColumn')}
          </div>
          {last && <last.LastTimeHead />}
        </div>
        <div role="rowgroup" ref={view.body} className="cw-qo-body" style={{ height: `${view.height}px` }}>
          {view.rows.map(({ index, top }) => {
            const entry = entries[index]
            const isActive = index === place.row
            return (
              <div key={index} role="presentation" className="cw-qo-slot" data-at={index} style={{ top: `${top}px` }}>
                <QuickOrderRow
                  line={entry?.line}
                  row={index}
                  at={entry?.at ?? index}
                  active={isActive && !isLeft ? place.column : undefined}
                  draft={isActive && place.column === 'qty' ? draft : undefined}
                  list={isActive ? wiring : undefined}
                  Fix={mending?.QuickOrderFix}
                  Problem={mending?.LineProblem}
                  LastTime={last?.LastTime}
                  currency={currency}
                  hint={!index && !lines[1]}
                  actions={actions}
                  onNavigate={onNavigate}
                />
              </div>
            )
          })}
        </div>
      </div>
      {isTyping && suggestions && (
        <suggestions.Suggestions
          reader={suggestions.reader}
          typed={activeLine.input}
          anchor={anchor}
          listKeys={listKeys}
          onWiring={setWiring}
          onPick={part => {
            quickOrder.pick(activeLine.key, part)
            go({ row: place.row, column: 'qty' })
          }}
        />
      )}
    </>
  )
}
