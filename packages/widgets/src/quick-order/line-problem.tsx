/** What is wrong with a line, and the keys that correct it, in sentences. */
import type { QuickOrderLine } from '@cartwright/core'
import { damageOf } from '@cartwright/core/rules'
import { useAmbiguityLabel } from '../provider/common-labels'
import { useFormat, useTexts } from '../provider/use-texts'
import { heardTexts } from './heard.texts'
import { offeredParts, offeredQuantities } from './line-state'
import { quickOrderTexts } from './quick-order.texts'
import { quickOrderFixTexts } from './quick-order-fix.texts'

/** @returns the sentences for a line; empty where nothing is wrong */
export function useLineProblem(): (line: QuickOrderLine, currency: string) => string {
  const heard = useTexts(heardTexts)
  const words = useTexts(quickOrderTexts)
  const fix = useTexts(quickOrderFixTexts)
  const ambiguityLabel = useAmbiguityLabel()
  const { money, number } = useFormat()
  const keysOf = (proposals: readonly string[]) =>
    proposals.map((what, at) => heard('altKey', { n: at + 1, what })).join(' ')

  function unknown(line: QuickOrderLine, currency: string): string {
    const damage = damageOf(line.input)
    if (damage) return fix(damage === 'rounded' ? 'cellRounded' : 'cellFailed')
    const [near] = offeredParts(line)
    const said = `${words('notFound')}.`
    if (!near) return `${said} ${fix('nothingNear')}`
    const price = near.discountPrice ?? near.unitPrice
    const nearest =
      price === null
        ? `${fix('nearest')} ${near.number}.`
        : heard('nearest', { number: near.number, price: money(price, currency) })
    return `${said} ${nearest} ${heard('altF')}`
  }

  function choose({ articles, candidates }: QuickOrderLine, parts: readonly string[]): string {
    if (articles) {
      const { length } = articles
      return `${words('several', { count: length, n: number(length) })}. ${heard('altF')}`
    }
    const { length } = candidates
    return `${words('carried', { count: length, n: number(length) })}. ${keysOf(parts)}`
  }

  return (line, currency) => {
    const parts = offeredParts(line).map(part => part.number)
    switch (line.status) {
      case 'unknown':
        return unknown(line, currency)
      case 'choose':
        return choose(line, parts)
      case 'quantity': {
        const asked = line.ambiguity?.entered ? ambiguityLabel(line.ambiguity) : fix('missingQuantity')
        return [asked, keysOf(offeredQuantities(line).map(pieces => number(pieces)))].filter(Boolean).join(' ')
      }
      case 'replaced': {
        const { successor } = line
        const next = successor
          ? `${fix('successor', { number: successor.number })}. ${heard('altF')}`
          : fix('noSuccessor')
        return `${words('replaced')}. ${next}`
      }
      case 'failed':
        return words('failedText')
      default:
        return ''
    }
  }
}

/** The sentences in the place of a description. */
export function LineProblem({ line, currency }: { line: QuickOrderLine; currency: string }) {
  return useLineProblem()(line, currency)
}
