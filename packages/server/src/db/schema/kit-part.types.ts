/** A part of a kit, as an order keeps it. */
export interface KitPart {
  goodsSkuId: number
  /** In one kit. */
  pieces: number
  /** List price of one piece, by which the price of the kit is divided; zero where it has none. */
  weight: number
}
