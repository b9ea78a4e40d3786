import type { QuickOrderLine } from '@cartwright/core'
import { findEqualLines, quickOrderOf, searchOf } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'
import { damageOf, promiseLine, sum, summaryOf, supplyOf } from '@cartwright/core/rules'
import { memo } from 'react'
import { PartPicture } from '../catalogue/part/part-picture'
import { useShipmentWords } from '../catalogue/part/use-promise-words'
import { swapIcon } from '../icons/icons'
import { Button, type ButtonProps } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { commonTexts } from '../provider/common.texts'
import { useAmbiguityLabel } from '../provider/common-labels'
import { usePageNavigate } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { useCorrectedList, useHasFixKeys } from './corrected-list'
import type { Column } from './grid-moves'
import { AltKey } from './key'
import { offeredParts, offeredQuantities } from './line-state'
import { quickOrderTexts } from './quick-order.texts'
import css from './quick-order-fix.css?inline'
import { quickOrderFixTexts } from './quick-order-fix.texts'
import { useMeasure, usePartAbout } from './sku-summary'

addSheet(css)

export { LineProblem } from './line-problem'

export interface QuickOrderFixProps {
  line: QuickOrderLine
  /** Button that Tab reaches, `fix0` and so on; `all` outside a grid. */
  active: Column | 'all' | undefined
  currency: string
}

/** How a button of a strip is reached: by arrow keys from its line, or by Tab outside a grid. */
const stopAt = (at: number, active: QuickOrderFixProps['active']) => ({
  'data-cell': `fix${at}`,
  tabIndex: active === 'all' || active === `fix${at}` ? 0 : -1,
})

/** The key of a button, where there is a grid that hears it. */
const FixKey = ({ children }: { children: string | number }) => useHasFixKeys() && <AltKey>{children}</AltKey>

/** A button of a strip: reached by arrow keys from its line. */
function FixButton({ at, active, alt, ...rest }: FixButtonProps) {
  const hasKeys = useHasFixKeys() && alt !== undefined
  return <Button size="s" aria-keyshortcuts={hasKeys ? `Alt+${alt}` : undefined} {...rest} {...stopAt(at, active)} />
}

interface FixButtonProps extends ButtonProps {
  /** Its place in the strip. */
  at: number
  active: QuickOrderFixProps['active']
  /** Takes it together with Alt, where there is a grid that hears it. */
  alt?: string | number
}

/** The list holds that figure: not `0`, `-2`, `99999` or a word, in whose place the nearest limit is proposed. */
const isRead = ({ ambiguity }: QuickOrderLine): boolean => {
  const [pieces, ...others] = ambiguity?.choices ?? []
  const figures = ambiguity?.entered.match(/[-−–]?\d+/g)
  return others.length === 0 && figures?.includes(String(pieces)) === true
}

/**
 * Lines that one press corrects: no longer sold with a successor, a quantity with one reading, a text with several articles. Of several
 * readings, or similar numbers, only the buyer knows which is meant, and how many where the figure cannot be ordered.
 */
const hasSureFix = (line: QuickOrderLine): boolean =>
  line.articles !== undefined ||
  (line.status === 'replaced' && line.successor !== undefined) ||
  (line.status === 'quantity' && isRead(line))

/** All proposals that need no choice, accepted in one step that undo takes back. @param onDone after it, when the button is gone */
export function AcceptAll({ lines, onDone }: { lines: readonly QuickOrderLine[]; onDone: () => void }) {
  const quickOrder = useCorrectedList()
  const t = useTexts(quickOrderFixTexts)
  const { number } = useFormat()
  const sure = lines.filter(hasSureFix)
  if (sure.length < 2) return null
  const kinds = [
    ['successors', sure.filter(line => line.status === 'replaced').length],
    ['quantities', sure.filter(line => line.status === 'quantity').length],
    ['splits', sure.filter(line => line.articles).length],
  ] as const
  return (
    <div className="cw-qo-all">
      <span>
        {kinds.flatMap(([kind, count]) => (count > 0 ? [t(kind, { count, n: number(count) })] : [])).join(', ')}
      </span>
      <Button
        size="s"
        onClick={() => {
          quickOrder.fixAll(sure.map(line => line.key))
          onDone()
        }}
      >
        {t('acceptAll', { n: number(sure.length) })}
      </Button>
    </div>
  )
}

/** Lines of one article, which cost less or are easier to read as one. @param onDone after it, when the button is gone */
export function MergeLines({ lines, currency, onDone }: MergeLinesProps) {
  const quickOrder = quickOrderOf(useShop())
  const t = useTexts(quickOrderFixTexts)
  const { money, number } = useFormat()
  const equal = findEqualLines(lines)
  const [first, second] = equal
  if (!first) return null
  const saved = equal.reduce((total, one) => sum([total, one.saved]), 0)
  const places = first.keys.map(key => number(lines.findIndex(line => line.key === key) + 1)).join(', ')
  return (
    <div className="cw-qo-all">
      <span>
        {second
          ? t('equalArticles', { count: equal.length, n: number(equal.length) })
          : t('equalLines', { number: first.number, places })}
        {saved > 0 && ` · ${t('equalSaved', { saved: money(saved, currency) })}`}
      </span>
      <Button
        size="s"
        onClick={() => {
          quickOrder.mergeEqual()
          onDone()
        }}
      >
        {second ? t('mergeAll') : t('mergeTo', { n: number(first.qty) })}
      </Button>
    </div>
  )
}

interface MergeLinesProps {
  lines: readonly QuickOrderLine[]
  currency: string
  onDone: () => void
}

/** What is wrong with a line, and what corrects it. */
export const QuickOrderFix = memo(function QuickOrderFix({ line, active, currency }: QuickOrderFixProps) {
  switch (line.status) {
    case 'choose':
      return line.articles ? (
        <Several line={line} active={active} currency={currency} />
      ) : (
        <Choose line={line} active={active} currency={currency} />
      )
    case 'unknown':
      return <Nearest line={line} active={active} currency={currency} />
    case 'replaced':
      return <Successor line={line} active={active} currency={currency} />
    case 'back-order':
      return <BackOrder line={line} active={active} currency={currency} />
    case 'quantity':
      return <Ambiguity line={line} active={active} currency={currency} />
    case 'failed':
      return <Failed line={line} active={active} currency={currency} />
    default:
      return null
  }
})

function Choose({ line, active }: QuickOrderFixProps) {
  const quickOrder = useCorrectedList()
  const hasKeys = useHasFixKeys()
  const about = usePartAbout()
  return (
    <div className="cw-qo-pick">
      {offeredParts(line).map((part, at) => (
        <button
          key={part.goodsSkuId}
          type="button"
          className="cw-qo-cand"
          {...stopAt(at, active)}
          aria-keyshortcuts={hasKeys ? `Alt+${at + 1}` : undefined}
          onClick={() => quickOrder.pick(line.key, part)}
        >
          <PartPicture image={part.image} size="s" />
          <span className="cw-grow">
            <b className="cw-code">{part.number}</b>
            <span className="cw-sub cw-clip">{about(part)}</span>
          </span>
          <FixKey>{at + 1}</FixKey>
        </button>
      ))}
    </div>
  )
}

/** The text names several articles: a line for each, or the text is changed. Taking one of them would drop the others. */
function Several({ line, active }: QuickOrderFixProps) {
  const quickOrder = useCorrectedList()
  const t = useTexts(quickOrderFixTexts)
  const { number } = useFormat()
  const { length } = line.articles ?? []
  return (
    <>
      <span className="cw-code">{line.candidates.map(part => part.number).join(', ')}</span>
      <FixButton at={0} active={active} alt="F" onClick={() => quickOrder.fix(line.key)}>
        {t('split', { count: length, n: number(length) })} <FixKey>F</FixKey>
      </FixButton>
    </>
  )
}

function SearchButton({ line, at, active }: QuickOrderFixProps & { at: number }) {
  const search = searchOf(useShop())
  const go = usePageNavigate()
  const t = useTexts(quickOrderFixTexts)
  return (
    <FixButton
      at={at}
      active={active}
      kind="link"
      onClick={async () => {
        const path = await search.pathOf(line.input)
        if (path !== undefined) go(path)
      }}
    >
      {t('search')}
    </FixButton>
  )
}

function Nearest({ line, active, currency }: QuickOrderFixProps) {
  const quickOrder = useCorrectedList()
  const t = useTexts(quickOrderFixTexts)
  const measure = useMeasure()
  const near = offeredParts(line)
  const damage = damageOf(line.input)
  const brief = (part: Sku) => [part.brandName, measure(part)].filter(Boolean).join(', ')
  return (
    <>
      <span>
        {damage
          ? t(damage === 'rounded' ? 'cellRounded' : 'cellFailed')
          : near.length > 0
            ? t('nearest')
            : t('nothingNear')}
      </span>
      {near.map((part, at) => (
        <FixButton
          key={part.goodsSkuId}
          at={at}
          active={active}
          alt={at === 0 ? 'F' : at + 1}
          onClick={() => quickOrder.pick(line.key, part)}
        >
          <span className="cw-code">{part.number}</span>
          {brief(part)}
          <FixKey>{at === 0 ? 'F' : at + 1}</FixKey>
        </FixButton>
      ))}
      <SearchButton line={line} active={active} currency={currency} at={near.length} />
    </>
  )
}

function Successor({ line, active, currency }: QuickOrderFixProps) {
  const quickOrder = useCorrectedList()
  const t = useTexts(quickOrderFixTexts)
  const { money, number } = useFormat()
  const measureOf = useMeasure()
  const { part, successor } = line
  if (!successor)
    return (
      <>
        <span>{t('noSuccessor')}</span>
        <SearchButton line={line} active={active} currency={currency} at={0} />
      </>
    )
  const old = part?.pageYield
  const measure =
    old != null && successor.pageYield !== null && old !== successor.pageYield
      ? t('yieldInstead', { n: number(successor.pageYield), old: number(old) })
      : measureOf(successor)
  const price = successor.discountPrice ?? successor.unitPrice
  const facts = [
    measure,
    price !== null && money(price, currency),
    successor.availability && t('stock', { n: number(successor.availability.stock) }),
  ].filter(Boolean)
  return (
    <>
      <span className="cw-row">
        <Icon shape={swapIcon} />
        <span>
          <b className="cw-code">{t('successor', { number: successor.number })}</b>: {facts.join(', ')}.
        </span>
      </span>
      <FixButton at={0} active={active} alt="F" onClick={() => quickOrder.fix(line.key)}>
        {t('useIt')} <FixKey>F</FixKey>
      </FixButton>
    </>
  )
}

/** "120 now, 80 on 27 Nov", and what to do about it (ERR-027, ORD-014). */
function BackOrder({ line, active }: QuickOrderFixProps) {
  const quickOrder = useCorrectedList()
  const t = useTexts(quickOrderFixTexts)
  const { number } = useFormat()
  const words = useShipmentWords()
  const mode = useStore(quickOrder.store, state => state.backOrderMode)
  const promised = promiseLine(line.qty, supplyOf(line.part?.availability ?? null))
  const { shipNow } = summaryOf(promised)
  const n = number(shipNow)
  return (
    <>
      <b>{words(promised)}</b>
      {shipNow > 0 && (
        <span className="cw-seg">
          {(['shipAvailable', 'shipTogether'] as const).map((value, at) => (
            <button
              key={value}
              type="button"
              {...stopAt(at, active)}
              aria-pressed={mode === value}
              onClick={() => quickOrder.setBackOrderMode(value)}
            >
              {value === 'shipAvailable' ? t('restLater') : t('together')}
            </button>
          ))}
        </span>
      )}
      {shipNow > 0 && (
        <FixButton at={2} active={active} alt="F" onClick={() => quickOrder.cutToStock(line.key)}>
          {t('cutTo', { n })} <FixKey>F</FixKey>
        </FixButton>
      )}
    </>
  )
}

/** What is not clear about a quantity, its readings, and the two ways out that always are there. */
function Ambiguity({ line, active }: QuickOrderFixProps) {
  const quickOrder = useCorrectedList()
  const t = useTexts(quickOrderFixTexts)
  const ambiguityLabel = useAmbiguityLabel()
  const { number } = useFormat()
  const { ambiguity } = line
  const choices = offeredQuantities(line)
  return (
    <>
      <span>{ambiguity?.entered ? ambiguityLabel(ambiguity) : t('missingQuantity')}</span>
      {choices.map((pieces, at) => (
        <FixButton
          key={pieces}
          at={at}
          active={active}
          alt={at + 1}
          onClick={() => quickOrder.setQuantity(line.key, pieces)}
        >
          {t('piecesOf', { count: pieces, n: number(pieces) })}
          <FixKey>{at + 1}</FixKey>
        </FixButton>
      ))}
      <FixButton at={choices.length} active={active} onClick={event => quantityFieldOf(event.currentTarget)?.focus()}>
        {t('enterQuantity')}
        {choices.length === 0 && <FixKey>F</FixKey>}
      </FixButton>
      <FixButton
        at={choices.length + 1}
        active={active}
        kind="quiet"
        onClick={() => quickOrder.removeLines([line.key])}
      >
        {t('notWanted')}
      </FixButton>
    </>
  )
}

const quantityFieldOf = (inside: Element) =>
  inside.closest('[data-row]')?.querySelector<HTMLElement>('[data-cell="qty"]')

function Failed({ active }: QuickOrderFixProps) {
  const quickOrder = useCorrectedList()
  const t = useTexts(quickOrderTexts)
  const common = useTexts(commonTexts)
  return (
    <>
      <span>{t('failedText')}</span>
      <FixButton at={0} active={active} onClick={() => void quickOrder.retry().catch(() => undefined)}>
        {common('retry')}
      </FixButton>
    </>
  )
}
