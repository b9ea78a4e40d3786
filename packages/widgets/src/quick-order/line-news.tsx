/** What becomes of the lines, for those who cannot see the list: one sentence when it is known, with what is left. */
import { type QuickOrderLine, type QuickOrderState, quickOrderOf } from '@cartwright/core'
import { promiseLine, supplyOf } from '@cartwright/core/rules'
import { useLayoutEffect, useRef } from 'react'
import { useShipmentWords } from '../catalogue/part/use-promise-words'
import { useAnnounce } from '../primitives/use-announce'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { heardTexts } from './heard.texts'
import { useLineProblem } from './line-problem'
import { needsAttention } from './line-state'
import { quickOrderFixTexts } from './quick-order-fix.texts'

const ABOUT = 'quick order'

/** Draws nothing. */
export function LineNews() {
  const quickOrder = quickOrderOf(useShop())
  const announce = useAnnounce()
  const words = useLineWords()
  const latest = useRef(words)
  latest.current = words
  // With the drawing: lines that are added to the list as soon as it can be seen are heard.
  useLayoutEffect(() => {
    const news = createNews()
    return quickOrder.store.subscribe((state, before) => {
      const said = news.of(state, before)
      if (!said) return
      const sentence = latest.current[said.what]
      announce({ about: ABOUT, ...sentence(said.lines, state.lines) })
    })
  }, [quickOrder, announce])
  return null
}

type What = 'one' | 'added' | 'checked' | 'removed' | 'back'

interface News {
  what: What
  /** The lines that it is about, each with its place before or after the change. */
  lines: readonly { line: QuickOrderLine; at: number }[]
}

const isResult = ({ status }: QuickOrderLine) => status !== 'checking' && status !== 'typing' && status !== 'empty'

/** Compares the list with what it was, and knows which lines were removed or came while a check is under way. */
function createNews() {
  const removed = new Set<string>()
  const fresh = new Set<string>()
  const done = new Set<string>()

  function of(state: QuickOrderState, before: QuickOrderState): News | undefined {
    if (state.lines !== before.lines) {
      const gone = before.lines.flatMap((line, at) =>
        isResult(line) && !state.lines.some(({ key }) => key === line.key) ? [{ line, at }] : [],
      )
      for (const { line } of gone) removed.add(line.key)
      if (gone.length === 1 && state.lines.length > 0) return { what: 'removed', lines: gone }
      const old = new Map(before.lines.map(line => [line.key, line]))
      const back = state.lines.flatMap((line, at) =>
        !old.has(line.key) && removed.has(line.key) && isResult(line) ? [{ line, at }] : [],
      )
      for (const { line } of back) removed.delete(line.key)
      if (back.length === 1) return { what: 'back', lines: back }
      for (const line of state.lines) {
        const was = old.get(line.key)
        if (!was && line.status === 'checking') fresh.add(line.key)
        if (isResult(line) && (was ? was.status !== line.status || was.part !== line.part : fresh.has(line.key)))
          done.add(line.key)
      }
    }
    // What is said while a check goes on would be old with its next part.
    if (state.progress || done.size === 0) return undefined
    const lines = state.lines.flatMap((line, at) => (done.has(line.key) ? [{ line, at }] : []))
    const isFresh = lines.some(({ line }) => fresh.has(line.key))
    done.clear()
    fresh.clear()
    if (lines.length === 0) return undefined
    return { what: lines.length === 1 ? 'one' : isFresh ? 'added' : 'checked', lines }
  }
  return { of }
}

/** The sentences, each of a kind of news. */
function useLineWords() {
  const quickOrder = quickOrderOf(useShop())
  const { session } = useShop()
  const currency = useStore(session.store, state => state.currency)
  const t = useTexts(heardTexts)
  const fix = useTexts(quickOrderFixTexts)
  const problemOf = useLineProblem()
  const promised = useShipmentWords()
  const { money, number } = useFormat()

  const amount = () => money(quickOrder.summary().subtotal, currency)
  const subtotal = () => t('subtotal', { amount: amount() })
  const left = () => {
    const { choose, fix: wrong } = quickOrder.summary()
    const open = choose + wrong
    return open > 0 ? t('toFix', { count: open, n: number(open) }) : t('allReady', { amount: amount() })
  }
  const openIn = (lines: News['lines']) =>
    lines.filter(({ line }) => needsAttention(line) && line.status !== 'back-order').length
  const added = (lines: News['lines']) => {
    const open = openIn(lines)
    return {
      result: t('added', {
        count: lines.length,
        n: number(lines.length),
        ready: number(lines.length - open),
        open: number(open),
      }),
      left: subtotal(),
    }
  }
  const linesLeft = (lines: readonly QuickOrderLine[]) => lines.filter(({ status }) => status !== 'empty').length
  const nameOf = (line: QuickOrderLine) => line.part?.number ?? line.input

  return {
    one: ([news]: News['lines']) => {
      if (!news) return { result: '' }
      const { line, at } = news
      const n = number(at + 1)
      if (line.status !== 'ready' && line.status !== 'back-order')
        return { result: t('open', { n, entered: line.input, problem: problemOf(line, currency) }) }
      const values = {
        n,
        number: nameOf(line),
        pieces: fix('piecesOf', { count: line.qty, n: number(line.qty) }),
        amount: money(line.price ?? 0, currency),
      }
      if (line.status === 'ready') return { result: t('ready', values), left: left() }
      const when = promised(promiseLine(line.qty, supplyOf(line.part?.availability ?? null)))
      return {
        result: t('later', { n, number: values.number, pieces: values.pieces, amount: values.amount, when }),
        left: left(),
      }
    },
    added,
    checked: (lines: News['lines']) => {
      const count = lines.length - openIn(lines)
      return { result: count > 0 ? t('nowReady', { count, n: number(count) }) : '', left: left() }
    },
    removed: ([news]: News['lines'], lines: readonly QuickOrderLine[]) => {
      const count = linesLeft(lines)
      return {
        result: news ? t('removed', { n: number(news.at + 1), number: nameOf(news.line) }) : '',
        left: `${t('left', { count, n: number(count), amount: amount() })} ${t('bringsBack')}`,
      }
    },
    back: ([news]: News['lines'], lines: readonly QuickOrderLine[]) => {
      const count = linesLeft(lines)
      return {
        result: news ? t('back', { n: number(news.at + 1), number: nameOf(news.line) }) : '',
        left: t('lines', { count, n: number(count) }),
      }
    },
  }
}
