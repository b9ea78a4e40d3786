/** Kits that come apart: which pieces are left, and what a part of a kit comes to. */
import { apportion } from '@cartwright/core/rules'
import type { KitPart } from '../db/schema/kit-part.types'

/** Pieces that have gone of a line: whole kits, and pieces of parts by SKU id. */
export interface KitPiecesGone {
  whole: number
  parts: ReadonlyMap<number, number>
}

/** Kits of which a part has gone, but not as a whole. */
export const openedKits = (kit: readonly KitPart[], { parts }: Pick<KitPiecesGone, 'parts'>): number =>
  Math.max(0, ...kit.map(({ goodsSkuId, pieces }) => Math.ceil((parts.get(goodsSkuId) ?? 0) / pieces)))

/** Kits that can go back whole, of so many. */
export const wholeKitsLeft = (kit: readonly KitPart[], kits: number, gone: KitPiecesGone): number =>
  kits - gone.whole - openedKits(kit, gone)

/** Pieces of a part that can go back, of so many kits. */
export const partPiecesLeft = (
  { goodsSkuId, pieces }: Pick<KitPart, 'goodsSkuId' | 'pieces'>,
  kits: number,
  { whole, parts }: KitPiecesGone,
): number => (kits - whole) * pieces - (parts.get(goodsSkuId) ?? 0)

/**
 * What each piece of a part comes to in one kit, by the list prices of its parts. The pieces of all parts together are the kit. Where a
 * part has no list price, all pieces count alike.
 * @param net of the kit
 * @source RMA-003
 */
export function shareOfPart(net: number, kit: readonly KitPart[], goodsSkuId: number): number[] {
  const isPriced = kit.every(({ weight }) => weight > 0)
  const pieces = kit.flatMap(part =>
    Array.from({ length: part.pieces }, () => ({ id: part.goodsSkuId, weight: isPriced ? part.weight : 1 })),
  )
  const shares = apportion(
    net,
    pieces.map(({ weight }) => weight),
  )
  return shares.filter((_share, at) => pieces[at]?.id === goodsSkuId)
}
