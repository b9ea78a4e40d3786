import type { ListReader } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { SuggestedBy } from '../catalogue/part/found-by'
import { Inks } from '../catalogue/part/inks'
import { Marked } from '../catalogue/part/marked'
import { PartPicture } from '../catalogue/part/part-picture'
import { pricesAt } from '../catalogue/part/prices-at'
import { StockPieces, stockLevel } from '../catalogue/part/stock-of'
import { usePartSuggestions } from '../catalogue/part/use-part-suggestions'
import { SkeletonRows } from '../primitives/feedback'
import { Heard } from '../primitives/heard'
import { Popover } from '../primitives/popover'
import { useCombobox } from '../primitives/use-combobox'
import { commonTexts } from '../provider/common.texts'
import { useFormat, useTexts } from '../provider/use-texts'
import type { ListWiring } from './quick-order-row'
import { usePartAbout } from './sku-summary'
import { suggestionsTexts } from './suggestions.texts'

const keyOf = (part: Sku) => String(part.goodsSkuId)

export interface SuggestionsProps {
  reader: ListReader
  /** What is in the cell by now. */
  typed: string
  /** The field it is typed into. */
  anchor: RefObject<Element | null>
  /** Filled with what asks the list about a key before anybody else. */
  listKeys: RefObject<(event: KeyboardEvent<HTMLInputElement>) => void>
  /** What the field has to say about the list; undefined when the list goes. */
  onWiring: (wiring: ListWiring | undefined) => void
  onPick: (part: Sku) => void
}

/** Articles for what is being typed, below its cell: Enter takes what was typed, and one of them only when it was chosen. One list for the grid: one cell at most is being typed into. */
export function Suggestions({ reader, typed, anchor, listKeys, onWiring, onPick }: SuggestionsProps) {
  const [isDismissed, setDismissed] = useState(false)
  // A quantity behind the number is none of the number, and stays with the line when one is chosen.
  const wanted = useMemo(() => reader.parseList(typed).lines[0]?.input ?? typed, [reader, typed])
  const { status, parts } = usePartSuggestions(wanted, true)
  useEffect(() => {
    void typed
    setDismissed(false)
  }, [typed])
  const isOpen = !isDismissed && status !== 'idle' && status !== 'failed'
  const combobox = useCombobox({
    items: parts,
    keyOf,
    open: isOpen,
    onOpen: open => setDismissed(!open),
    onPick,
  })
  const {
    onKeyDown,
    'aria-expanded': expanded,
    'aria-controls': controls,
    'aria-activedescendant': option,
  } = combobox.inputProps
  const hasList = isOpen && parts.length > 0
  useLayoutEffect(() => {
    listKeys.current = event => {
      if (hasList) onKeyDown(event)
    }
    return () => {
      listKeys.current = () => undefined
    }
  })
  useLayoutEffect(() => {
    onWiring({ 'aria-expanded': expanded, 'aria-controls': controls, 'aria-activedescendant': option })
  }, [onWiring, expanded, controls, option])
  useLayoutEffect(() => () => onWiring(undefined), [onWiring])
  const t = useTexts(suggestionsTexts)
  const common = useTexts(commonTexts)
  const about = usePartAbout()
  const { money } = useFormat()
  const nothingFound = (
    <Heard as="div" className="cw-menu__note">
      {t('none')}
    </Heard>
  )
  return (
    <Popover open={isOpen} onClose={() => setDismissed(true)} anchor={anchor} className="cw-qo-list">
      {parts.length > 0 ? (
        <>
          {parts.some(part => part.isNear) && nothingFound}
          <div {...combobox.listProps} role="listbox" aria-label={t('title')}>
            {parts.map((part, index) => {
              const prices = pricesAt(part, 1)
              return (
                <div key={keyOf(part)} {...combobox.optionProps(part, index)} className="cw-option">
                  <PartPicture image={part.image} size="s" />
                  <Inks colour={part.colour} inOption />
                  <span className="cw-grow">
                    <b className="cw-code">
                      <Marked text={part.number} typed={wanted} />
                    </b>{' '}
                    <SuggestedBy part={part} />
                    <span className="cw-sub cw-clip">
                      <Marked text={about(part)} typed={wanted} />
                    </span>
                  </span>
                  {part.availability && (
                    <StockPieces level={stockLevel(part.availability)} pieces={part.availability.stock} />
                  )}
                  {prices && (
                    <span className="cw-price cw-num">{money(prices.discount ?? prices.unit, prices.currency)}</span>
                  )}
                </div>
              )
            })}
          </div>
          <div className="cw-qo-list__foot" aria-hidden="true">
            <kbd className="cw-kbd">↑</kbd> <kbd className="cw-kbd">↓</kbd> {t('keys')}{' '}
            <kbd className="cw-kbd">Enter</kbd> {t('take')} <kbd className="cw-kbd">Esc</kbd> {t('keep')}
          </div>
        </>
      ) : status === 'loading' ? (
        <SkeletonRows label={common('loading')} />
      ) : (
        nothingFound
      )}
    </Popover>
  )
}
