/** What the small elements of a host's page share: which part a number means, at which quantity, and what to say in its place. */
import { type NumberState, numbersOf } from '@cartwright/core'
import type { Numbered, Sku } from '@cartwright/core/contract'
import { useContext, useEffect, useMemo, useRef } from 'react'
import { hint } from '../element/hint'
import { ElementHostContext } from '../provider/element-host'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFieldQuantity } from './use-field-quantity'

/** What a number on a page turned out to mean. */
export interface NumberMeaning {
  /** `found`: one part. `ambiguous`: several carry it. `disabled`: no longer sold. `unknown`: none has it. */
  status: Numbered['status']
  /** Parts that carry the number. */
  matches: Numbered['matches']
  /** The one part that is meant; undefined until it is chosen, and where there is none. */
  part: Sku | undefined
}

/** Which part an element shows. */
export interface NumberProps {
  /** A number of any kind: ours, the maker's, a barcode, or the buyer's own once signed in. */
  number?: string | undefined
  /** Id of the part, the `sku_id` of its page; believed before `number`. */
  skuId?: number | undefined
  /** Pieces, 1 to 9,999; 1 by default. */
  quantity?: number | undefined
  /** Id of a quantity field of the page, whose number is followed. */
  for?: string | undefined
  /** Told what the number means, again when another is meant. */
  onPart?: HostHandler<NumberMeaning> | undefined
}

export interface KnownNumber {
  /** How far it is, and what was answered. */
  state: NumberState
  /** The one part that is meant; undefined where there is none, and while it is not known. */
  part: Sku | undefined
  /** Pieces that price and stock are shown for. */
  qty: number
  /** Nobody is signed in. */
  isVisitor: boolean
}

const QUANTITY = 1
const NOTHING: NumberState = { status: 'ready', error: undefined, line: undefined }
const NO_STORE = { getState: () => NOTHING, getInitialState: () => NOTHING, subscribe: () => () => undefined }

/** @param name of the component, for the developer of the page */
export function useNumber(props: NumberProps, name: string): KnownNumber {
  const { skuId, quantity = QUANTITY, for: fieldId, onPart } = props
  const number = props.number?.trim() ?? ''
  const shop = useShop()
  const qty = useFieldQuantity(fieldId) ?? quantity
  const store = useMemo(() => {
    if (skuId !== undefined) return numbersOf(shop).wantSku(skuId, qty)
    return number === '' ? NO_STORE : numbersOf(shop).want(number, qty)
  }, [shop, skuId, number, qty])
  const state = useStore(store, current => current)
  const isVisitor = useStore(shop.session.store, ({ isSignedIn }) => !isSignedIn)
  const { line } = state
  const part = line?.status === 'found' ? line.matches[0]?.part : undefined
  useTellPart(line, part, onPart)
  useHint(line, skuId === undefined ? number : `sku-id ${skuId}`, name)
  return { state, part, qty, isVisitor }
}

/** Tells the host when another part is meant, and not when its price has changed. */
function useTellPart(line: Numbered | undefined, part: Sku | undefined, onPart: NumberProps['onPart']): void {
  const tell = useRef(() => {})
  tell.current = () => {
    if (line) onPart?.({ status: line.status, matches: line.matches, part })
  }
  const meaning = line && `${line.status} ${line.matches.map(match => match.part.goodsSkuId).join(' ')}`
  useEffect(() => {
    if (meaning !== undefined) tell.current()
  }, [meaning])
}

/** The developer of the page reads which number means no one part, and what is near. */
function useHint(line: Numbered | undefined, number: string, name: string): void {
  const host = useContext(ElementHostContext)
  const said = host ? `<${host.element.localName}>` : `<${name}>`
  const status = line?.status === 'found' ? undefined : line?.status
  const near = (status === 'unknown' ? line?.candidates : line?.matches.map(({ part }) => part))?.map(
    part => part.number,
  )
  const joined = near?.join(' ') ?? ''
  useEffect(() => {
    if (status) hint(({ noPart }) => noPart(said, number, status, joined === '' ? [] : joined.split(' ')))
  }, [said, number, status, joined])
}
