// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows are drawn is no <table>
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus through what they hold

import type { QuickOrderLine } from '@cartwright/core'
import { isRepairedLine, partPath } from '@cartwright/core'
import { type ComponentType, memo, type ReactNode, useId } from 'react'
import { FoundBy } from '../catalogue/part/found-by'
import { Inks } from '../catalogue/part/inks'
import { PartPicture } from '../catalogue/part/part-picture'
import { StockOf } from '../catalogue/part/stock-of'
import { closeIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { describedBy } from '../primitives/described-by'
import { Skeleton } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { Price, Stock } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import type { Column } from './grid-moves'
import { LINE_STATE, needsAttention, shownQuantity } from './line-state'
import { quickOrderTexts } from './quick-order.texts'
import type { QuickOrderFixProps } from './quick-order-fix'
import { usePartAbout } from './sku-summary'

/** What the field of a number says about its list of suggestions. */
export interface ListWiring {
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'aria-activedescendant': string | undefined
}

export interface RowActions {
  enterNumber: (row: number, text: string) => void
  enterQuantity: (row: number, text: string) => void
  remove: (row: number, line: QuickOrderLine) => void
  /** A button below the line is pressed, and may go with what it corrects. */
  leaveTo: (row: number) => void
}

export interface QuickOrderRowProps extends NavigationHandlers {
  /** Undefined for an empty row below the list. */
  line: QuickOrderLine | undefined
  /** Row as it is shown, and position in the whole list. */
  row: number
  at: number
  /** Cell of this row that Tab reaches. */
  active: Column | undefined
  /** Quantity while it is being typed. */
  draft: string | undefined
  list: ListWiring | undefined
  currency: string
  /** Says once in an empty list what can be entered. */
  hint: boolean
  actions: RowActions
  /** The strip below a line that has to be mended, once it has been loaded. */
  Fix: ComponentType<QuickOrderFixProps> | undefined
  /** What is wrong with a line in sentences, loaded with the strip. */
  Problem: ComponentType<{ line: QuickOrderLine; currency: string }> | undefined
  /** How many were ordered the last time, where the lines are a saved list. */
  LastTime: ComponentType<Pick<QuickOrderLine, 'part'>> | undefined
}

/** One line of the list: its cells, and below them what is wrong with it. Draws again only when its line changed. */
export const QuickOrderRow = memo(function QuickOrderRow(props: QuickOrderRowProps) {
  const { line, row, at, active, draft, list, currency, hint, actions, Fix, Problem, LastTime, onNavigate } = props
  const t = useTexts(quickOrderTexts)
  const common = useTexts(commonTexts)
  const { money } = useFormat()
  const status = line?.status ?? 'empty'
  const { icon, tone, word } = LINE_STATE[status]
  const n = at + 1
  const stop = (column: Column) => ({ 'data-cell': column, tabIndex: active === column ? 0 : -1 })
  const isOpen = line !== undefined && needsAttention(line)
  // Until the sentences are there, the word of the state stands for them.
  const problem = isOpen && status !== 'back-order' && (Problem ? <Problem line={line} currency={currency} /> : t(word))
  const isWrongNumber = status === 'unknown'
  const isWrongQty = status === 'quantity'
  const id = useId()
  const ofNumber = describedBy(
    `${id}-number`,
    { error: isWrongNumber && problem, hint: !isWrongNumber && !isWrongQty && problem },
    { isHidden: true },
  )
  const ofQty = describedBy(`${id}-qty`, { error: isWrongQty && problem }, { isHidden: true })
  return (
    <div role="row" aria-rowindex={row + 2} className={`cw-qo-row cw-qo-row--${status}`} data-row={row}>
      <div role="gridcell" aria-colindex={1} className="cw-qo-no">
        {n}
      </div>
      <div role="gridcell" aria-colindex={2} className={`cw-qo-state cw-tone--${tone}`} title={t(word)}>
        <Icon shape={icon} title={t(word)} />
      </div>
      <div role="rowheader" aria-colindex={3} className="cw-qo-cell cw-qo-key">
        <input
          {...stop('number')}
          className="cw-code"
          part="input"
          role={list && 'combobox'}
          aria-autocomplete={list && 'list'}
          {...list}
          aria-label={t('numberOf', { n })}
          {...ofNumber.control}
          placeholder={hint ? t('numberHint') : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={120}
          enterKeyHint="next"
          value={line?.input ?? ''}
          onChange={event => actions.enterNumber(row, event.currentTarget.value)}
        />
        {ofNumber.notes}
      </div>
      <Article line={line} active={active} hint={hint} onNavigate={onNavigate} />
      <div role="gridcell" aria-colindex={5} className="cw-qo-av" {...stop('available')}>
        {status === 'replaced' ? (
          <Stock level="none">{t('none')}</Stock>
        ) : (
          line?.part?.availability && (
            <StockOf availability={line.part.availability} qty={line.status === 'ready' ? line.qty : undefined} />
          )
        )}
      </div>
      <div role="gridcell" aria-colindex={6} className="cw-qo-cell cw-qo-qty">
        <input
          {...stop('qty')}
          className="cw-num"
          part="input"
          aria-label={t('qtyOf', { n })}
          {...ofQty.control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          enterKeyHint="next"
          value={draft ?? shownQuantity(line)}
          onChange={event => actions.enterQuantity(row, event.currentTarget.value)}
        />
        {ofQty.notes}
      </div>
      <div role="gridcell" aria-colindex={7} className="cw-num cw-qo-unit" {...stop('unit')}>
        {line?.unitPrice !== undefined && (
          <span className="cw-price-of">
            <Price
              unit={money(line.unitPrice, currency)}
              discount={line.discountPrice == null ? undefined : money(line.discountPrice, currency)}
              unitLabel={common('price')}
              wasLabel={common('oldPrice')}
            />
          </span>
        )}
      </div>
      <div role="gridcell" aria-colindex={8} className="cw-num cw-qo-am" {...stop('amount')}>
        {line?.price !== undefined && status !== 'quantity' && <b>{money(line.price, currency)}</b>}
      </div>
      <div role="gridcell" aria-colindex={9} className="cw-qo-rm">
        {line && status !== 'empty' && (
          <Button
            kind="quiet"
            size="s"
            icon={closeIcon}
            {...stop('remove')}
            aria-label={t('removeLine', { n })}
            onClick={() => actions.remove(row, line)}
          />
        )}
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: presses of the buttons in it
        <div role="gridcell" aria-colindex={10} className="cw-qo-fix" onClick={() => actions.leaveTo(row)}>
          {Fix ? <Fix line={line} active={active} currency={currency} /> : <Skeleton width="min(100%, 240px)" />}
        </div>
      )}
      {LastTime && <LastTime part={line?.part} />}
    </div>
  )
})

/** Which article it is, or why none is known. */
function Article({
  line,
  active,
  hint,
  onNavigate,
}: Pick<QuickOrderRowProps, 'line' | 'active' | 'hint' | 'onNavigate'>) {
  const shop = useShop()
  const t = useTexts(quickOrderTexts)
  const about = usePartAbout()
  const format = useFormat()
  const tabIndex = active === 'article' ? 0 : -1
  const part = line?.status === 'choose' || line?.status === 'unknown' ? undefined : line?.part
  if (!line || !part) {
    const words: Partial<Record<QuickOrderLine['status'], ReactNode>> | undefined = line && {
      checking: <Skeleton width={120} />,
      choose: line.articles
        ? t('several', { count: line.articles.length, n: format.number(line.articles.length) })
        : t('carried', { count: line.candidates.length, n: format.number(line.candidates.length) }),
      unknown: t('notFound'),
      failed: t('failed'),
    }
    return (
      <div role="gridcell" aria-colindex={4} className="cw-qo-art" data-cell="article" tabIndex={tabIndex}>
        {line && words?.[line.status] ? (
          <b className="cw-qo-word">{words[line.status]}</b>
        ) : (
          hint && <span className="cw-sub">{t('emptyHint')}</span>
        )}
      </div>
    )
  }
  return (
    <div role="gridcell" aria-colindex={4} className="cw-qo-art cw-part">
      <PartPicture eager image={part.image} size="s" />
      <div className="cw-part__words">
        <div className="cw-part__head">
          <Inks colour={part.colour} />
          <ShopLink
            className="cw-part__number cw-code"
            data-cell="article"
            tabIndex={tabIndex}
            to={partPath(shop, part.goodsSkuId)}
            onNavigate={onNavigate}
          >
            {part.number}
          </ShopLink>
          <FoundBy part={part} matchedBy={line.matchedBy} reading={isRepairedLine(line) ? line.reading : undefined} />
        </div>
        <span className="cw-sub cw-clip">{line.status === 'replaced' ? t('replaced') : about(part)}</span>
      </div>
    </div>
  )
}
