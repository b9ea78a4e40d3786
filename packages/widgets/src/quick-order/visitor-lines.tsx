import type { QuickOrderLine } from '@cartwright/core'
import { isRepairedLine, loginPath, partPath, QUICK_ORDER_PATH, visitorListOf } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import { buyingTexts } from '../catalogue/part/buying.texts'
import { FoundBy } from '../catalogue/part/found-by'
import { Inks } from '../catalogue/part/inks'
import { PartPicture } from '../catalogue/part/part-picture'
import { editIcon, lockIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Skeleton } from '../primitives/feedback'
import { Heard } from '../primitives/heard'
import { Icon } from '../primitives/icon'
import { useRowFocus } from '../primitives/use-row-focus'
import { useAskToSignIn } from '../provider/hosted-shop'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { CheckFailed } from './check-failed'
import { CorrectedListContext } from './corrected-list'
import { LINE_STATE, needsAttention, shownQuantity } from './line-state'
import { quickOrderTexts } from './quick-order.texts'
import { QuickOrderFix } from './quick-order-fix'
import { usePartAbout } from './sku-summary'
import { visitorListTexts } from './visitor-list.texts'

export interface VisitorLinesProps extends NavigationHandlers {
  /** Back to the text of the list. */
  onChange: () => void
}

/** What the lines of a visitor were recognised as, and the ways to keep them. */
export function VisitorLines({ onChange, onNavigate }: VisitorLinesProps) {
  const visitorList = visitorListOf(useShop())
  const t = useTexts(visitorListTexts)
  const quickOrder = useTexts(quickOrderTexts)
  const { number } = useFormat()
  const { lines, error, progress } = useStore(visitorList.store, ({ lines, error, progress }) => ({
    lines,
    error,
    progress,
  }))
  const box = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const leave = useRowFocus(box, lines, '.cw-vl-qty')
  const shown = lines.filter(line => line.status !== 'empty')
  const { pieces, ready } = visitorList.summary()
  const repaired = shown.filter(isRepairedLine).length
  const unknown = shown.filter(line => line.status === 'unknown').length
  const asked = shown.filter(
    ({ status }) => status === 'choose' || status === 'quantity' || status === 'replaced',
  ).length
  const more = visitorList.more()
  const tally = [
    ['recognised', ready - repaired, LINE_STATE.ready],
    ['repaired', repaired, { icon: editIcon, tone: 'warning' }],
    ['asked', asked, LINE_STATE.choose],
    ['unknown', unknown, LINE_STATE.unknown],
  ] as const
  return (
    <CorrectedListContext.Provider value={visitorList}>
      <div ref={box} className="cw-vl-got">
        <div className="cw-vl-head">
          <div className="cw-row cw-row--wrap">
            <h2 ref={title} tabIndex={-1}>
              {progress
                ? quickOrder('checkingOf', { done: number(progress.done), total: number(progress.total) })
                : t('read', { count: shown.length, n: number(shown.length), ready: number(ready) })}
            </h2>
            <span className="cw-sub">
              {t('pieces', { count: pieces, n: number(pieces) })}. {t('kept')}
            </span>
            <Button className="cw-end" onClick={onChange}>
              {t('change')}
            </Button>
          </div>
          <Heard as="ul" when={progress ? 'never' : 'changed'} className="cw-vl-tally">
            {tally.map(([word, count, { icon, tone }]) => (
              <li key={word} className={`cw-tone--${tone}`}>
                <Icon shape={icon} />
                <span>
                  <b>{number(count)}</b> {t(word)}
                </span>
              </li>
            ))}
          </Heard>
        </div>
        {error && !progress && <CheckFailed retry={visitorList.retry} />}
        <ol className="cw-vl-lines">
          {shown.map((line, at) => (
            <Line key={line.key} line={line} at={at} onFix={() => leave(at)} onNavigate={onNavigate} />
          ))}
        </ol>
        {more > 0 && <p className="cw-sub cw-vl-more">{t('more', { count: more, n: number(more) })}</p>}
        <Keep onNavigate={onNavigate} />
      </div>
    </CorrectedListContext.Provider>
  )
}

/** What a line is called here: to recognise it is all there is to do. */
function useStateWord(): (line: QuickOrderLine) => string {
  const t = useTexts(visitorListTexts)
  const quickOrder = useTexts(quickOrderTexts)
  return line => {
    if (line.status !== 'ready') return quickOrder(LINE_STATE[line.status].word)
    return t(isRepairedLine(line) ? 'stateRepaired' : 'stateReady')
  }
}

interface LineProps extends NavigationHandlers {
  line: QuickOrderLine
  at: number
  /** A button below the line was pressed, and goes with what it has put right. */
  onFix: () => void
}

function Line({ line, at, onFix, onNavigate }: LineProps) {
  const t = useTexts(visitorListTexts)
  const stateWord = useStateWord()
  const isRepaired = isRepairedLine(line)
  const { icon, tone } = isRepaired ? ({ icon: editIcon, tone: 'warning' } as const) : LINE_STATE[line.status]
  return (
    <li className={`cw-vl-line cw-vl-line--${isRepaired ? 'repaired' : line.status}`} data-row={at}>
      <span className={`cw-vl-state cw-tone--${tone}`} title={stateWord(line)}>
        <Icon shape={icon} title={stateWord(line)} />
      </span>
      <span className="cw-vl-wrote">
        <span className="cw-sr">{t('wrote')} </span>
        <span className="cw-code">{line.input}</span>
      </span>
      <Article line={line} onNavigate={onNavigate} />
      <QuantityField line={line} at={at} />
      {needsAttention(line) && line.status !== 'failed' && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: presses of the buttons in it
        <div className="cw-vl-fix cw-qo-fix" onClick={onFix}>
          <QuickOrderFix line={line} active="all" currency="" />
        </div>
      )}
    </li>
  )
}

/** The article of a line, or why none is known. */
function Article({ line, onNavigate }: Omit<LineProps, 'at' | 'onFix'>) {
  const shop = useShop()
  const quickOrder = useTexts(quickOrderTexts)
  const about = usePartAbout()
  const { number } = useFormat()
  const { part, status, matchedBy, reading, candidates, articles } = line
  if (!part) {
    const words: Partial<Record<QuickOrderLine['status'], string>> = {
      choose: articles
        ? quickOrder('several', { count: articles.length, n: number(articles.length) })
        : quickOrder('carried', { count: candidates.length, n: number(candidates.length) }),
      unknown: quickOrder('notFound'),
      failed: quickOrder('failed'),
    }
    return <span className="cw-vl-art">{words[status] ? <b>{words[status]}</b> : <Skeleton width={120} />}</span>
  }
  return (
    <div className="cw-vl-art cw-part">
      <PartPicture image={part.image} size="s" />
      <div className="cw-part__words">
        <div className="cw-part__head">
          <Inks colour={part.colour} />
          <ShopLink className="cw-part__number cw-code" to={partPath(shop, part.goodsSkuId)} onNavigate={onNavigate}>
            {part.number}
          </ShopLink>
          <FoundBy part={part} matchedBy={matchedBy} reading={isRepairedLine(line) ? reading : undefined} />
        </div>
        <span className="cw-sub cw-clip">{status === 'replaced' ? quickOrder('replaced') : about(part)}</span>
      </div>
    </div>
  )
}

/** Pieces of a line: handed over when the field is left. */
function QuantityField({ line, at }: Pick<LineProps, 'line' | 'at'>) {
  const visitorList = visitorListOf(useShop())
  const quickOrder = useTexts(quickOrderTexts)
  const { number } = useFormat()
  const [draft, setDraft] = useState<string>()
  const finish = () => {
    if (draft !== undefined) visitorList.setQuantity(line.key, draft)
    setDraft(undefined)
  }
  return (
    <input
      className="cw-input cw-num cw-vl-qty"
      part="input"
      data-cell="qty"
      aria-label={quickOrder('qtyOf', { n: number(at + 1) })}
      aria-invalid={line.status === 'quantity' || undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      value={draft ?? shownQuantity(line)}
      onChange={event => setDraft(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={event => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') setDraft(undefined)
      }}
    />
  )
}

/** Where the price would be: how to get it, and that the list is kept on the way (PERM-018). */
function Keep({ onNavigate }: NavigationHandlers) {
  const { shopUrl, signInByHost } = useShop()
  const t = useTexts(visitorListTexts)
  const buying = useTexts(buyingTexts)
  const ask = useAskToSignIn()
  const isHosted = shopUrl !== undefined
  return (
    <div className="cw-vl-keep">
      <p>
        <Icon shape={lockIcon} />
        <b>{buying('hiddenPrice')}</b>
      </p>
      <div className="cw-row cw-row--wrap" hidden={signInByHost !== undefined}>
        {isHosted ? (
          ask && (
            <Button size="l" onClick={ask}>
              {t('signInKeep')}
            </Button>
          )
        ) : (
          <ShopLink className="cw-btn cw-btn--l" to={loginPath(QUICK_ORDER_PATH)} onNavigate={onNavigate}>
            {t('signInKeep')}
          </ShopLink>
        )}
        {/* The page of the shop does not see what the page of a host keeps. */}
        <ShopLink className="cw-btn cw-btn--primary cw-btn--l" to="/ac/register" onNavigate={onNavigate}>
          {t(isHosted ? 'join' : 'joinKeep')}
        </ShopLink>
      </div>
    </div>
  )
}
