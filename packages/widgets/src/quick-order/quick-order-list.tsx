/** Quick order for who may order: the tools, the list and what is done with it. */
import { type QuickOrderSummary, quickOrderOf } from '@cartwright/core'
import { type DragEvent, useCallback, useRef, useState } from 'react'
import { clipboardIcon, downloadIcon, keyboardIcon, redoIcon, undoIcon, uploadIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { pressPrimary } from '../primitives/primary-key'
import { Count } from '../primitives/status'
import { ElementSlot, EmptySlot } from '../provider/element-slot'
import { useI18n, useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { CheckFailed } from './check-failed'
import { Key } from './key'
import { LineNews } from './line-news'
import { LINE_STATE, type LineFilter } from './line-state'
import { ListValue } from './list-value'
import { quickOrderTexts } from './quick-order.texts'
import type { QuickOrderProps } from './quick-order.types'
import { QuickOrderBar } from './quick-order-bar'
import { type GridHandle, QuickOrderGrid } from './quick-order-grid'
import { useImport } from './use-import'

/** The list itself, for buyers who may order by number. */
export function QuickOrderList(props: QuickOrderProps) {
  const { heading, slots, name, value, disabled = false, required, onOrder, onCartAdd, onNavigate } = props
  const quickOrder = quickOrderOf(useShop())
  const i18n = useI18n()
  const t = useTexts(quickOrderTexts)
  const { number } = useFormat()
  const { lines, progress, error, canUndo, canRedo } = useStore(quickOrder.store, state => ({
    lines: state.lines,
    progress: state.progress,
    error: state.error,
    canUndo: state.canUndo,
    canRedo: state.canRedo,
  }))
  const summary = useStore(quickOrder.store, () => quickOrder.summary())
  const [filter, setFilter] = useState<LineFilter>('all')
  const { source, setSource, noteImport } = useImport()
  const [isKeysOpen, setKeysOpen] = useState(false)
  const [isDragging, setDragging] = useState(false)
  const grid = useRef<GridHandle>(null)
  const ImportList = useLazy(source !== undefined, async () => (await import('./import-list')).ImportList)
  const KeysDialog = useLazy(isKeysOpen, async () => (await import('./keys-dialog')).KeysDialog)
  const showKeys = useCallback(() => setKeysOpen(true), [])

  const paste = async () => {
    // Where the browser or the page forbids reading, the panel has a field to paste into.
    const text = await navigator.clipboard?.readText?.().catch(() => '')
    if (text?.trim()) await quickOrder.addText(text).catch(() => undefined)
    else setSource({ from: { text: '' } })
  }
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragging(isOver)
  }
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    setDragging(false)
    setSource({ from: { file } })
  }
  const title = heading ?? t('title')
  const tools = (
    <div className="cw-row cw-row--wrap cw-end">
      <Button kind="quiet" icon={undoIcon} aria-label={t('undo')} disabled={!canUndo} onClick={quickOrder.undo} />
      <Button kind="quiet" icon={redoIcon} aria-label={t('redo')} disabled={!canRedo} onClick={quickOrder.redo} />
      <Button icon={clipboardIcon} title={t('paste')} onClick={() => void paste()}>
        <span className="cw-qo-long">{t('paste')}</span>
      </Button>
      <Button
        icon={uploadIcon}
        title={t('import')}
        pressed={source !== undefined}
        onClick={() => setSource(source ? undefined : { from: undefined })}
      >
        <span className="cw-qo-long">{t('import')}</span>
      </Button>
      <Button
        className="cw-qo-wide"
        icon={downloadIcon}
        disabled={summary.lines === 0}
        onClick={() => void import('./export-lines').then(module => module.exportLines(lines, i18n))}
      >
        {t('export')}
      </Button>
      <Button className="cw-qo-wide" kind="quiet" icon={keyboardIcon} aria-label={t('keys')} onClick={showKeys} />
    </div>
  )
  return (
    <>
      <WidgetBox
        className={cx('cw-qo', isDragging && 'cw-qo--drop')}
        slots={slots}
        inert={disabled}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
        onKeyDown={pressPrimary}
      >
        <ElementSlot name="header" />
        <div className={cx('cw-qo-work', source && ImportList && 'cw-qo-work--panel')}>
          <section className="cw-card cw-qo-card" aria-label={t('title')}>
            {title && (
              <div className="cw-qo-tools">
                <h2>{title}</h2>
                {tools}
              </div>
            )}
            <div className="cw-qo-tool">
              <LineTabs filter={filter} summary={summary} onFilter={setFilter} />
              <Button
                className="cw-qo-wide"
                kind="quiet"
                size="s"
                disabled={summary.choose + summary.fix === 0}
                onClick={() => grid.current?.goToNextOpen()}
              >
                {t('nextOpen')} <Key>F8</Key>
              </Button>
              {!title && tools}
            </div>
            {progress && (
              <div className="cw-qo-progress">
                <progress value={progress.done} max={progress.total} aria-label={t('checking')} />
                {t('checkingOf', { done: number(progress.done), total: number(progress.total) })}
              </div>
            )}
            {error && !progress && <CheckFailed retry={quickOrder.retry} />}
            <QuickOrderGrid
              key={filter}
              lines={lines}
              filter={filter}
              onShowKeys={showKeys}
              handle={grid}
              onNavigate={onNavigate}
            />
            {summary.lines === 0 && (
              <div className="cw-qo-empty">
                <EmptySlot />
              </div>
            )}
            <QuickOrderBar
              onCartAdd={onCartAdd}
              onOrder={onOrder}
              finish={() => grid.current?.finish()}
              onFix={() => grid.current?.goToFirstOpen()}
            />
          </section>
          {source && ImportList && (
            <ImportList
              source={source.from}
              label={count => t('addLines', { count, n: number(count) })}
              onLines={added => {
                const before = quickOrder.store.getState().lines
                // What goes wrong is reported line by line.
                void quickOrder.addChecked(added).catch(() => undefined)
                // Too long a list is refused with a message, and can be made shorter here.
                return quickOrder.store.getState().lines !== before
              }}
              onClose={() => setSource(undefined)}
              onDraft={noteImport}
            />
          )}
        </div>
        {KeysDialog && <KeysDialog open={isKeysOpen} onClose={() => setKeysOpen(false)} />}
        <LineNews />
        <ListValue name={name} value={value} disabled={disabled} required={required} />
      </WidgetBox>
      <Printed />
    </>
  )
}

/** Printing does not wait: it is fetched once the list is drawn. */
function Printed() {
  const List = useLazy(true, async () => (await import('./printed-quick-order')).PrintedQuickOrder)
  return List && <List />
}

const TABS = [
  ['all', 'all', undefined],
  ['ready', 'ready', LINE_STATE.ready.icon],
  ['choose', 'choose', LINE_STATE.choose.icon],
  ['fix', 'fix', LINE_STATE.unknown.icon],
  ['backOrder', 'backOrder', LINE_STATE['back-order'].icon],
] as const satisfies readonly (readonly [LineFilter, string, unknown])[]

interface LineTabsProps {
  filter: LineFilter
  summary: QuickOrderSummary
  onFilter: (filter: LineFilter) => void
}

/** Which lines are shown, with how many there are of each kind. */
function LineTabs({ filter, summary, onFilter }: LineTabsProps) {
  const t = useTexts(quickOrderTexts)
  const { number } = useFormat()
  const counts: Record<LineFilter, number> = { ...summary, all: summary.lines }
  return (
    <>
      <fieldset className="cw-qo-tabs cw-fading-row">
        <legend className="cw-sr">{t('show')}</legend>
        {TABS.map(([value, word, icon]) => (
          <button key={value} type="button" aria-pressed={filter === value} onClick={() => onFilter(value)}>
            {icon && <Icon shape={icon} size="s" />}
            {t(word)} <Count>{number(counts[value])}</Count>
          </button>
        ))}
      </fieldset>
      {/* The same where there is no room for tabs. */}
      <select
        className="cw-select cw-qo-filter"
        data-view=""
        aria-label={t('show')}
        value={filter}
        onChange={event => onFilter(event.currentTarget.value as LineFilter)}
      >
        {TABS.map(([value, word]) => (
          <option key={value} value={value}>
            {t(word)} ({number(counts[value])})
          </option>
        ))}
      </select>
    </>
  )
}
