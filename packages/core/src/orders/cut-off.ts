/**
 * Moment of a cut-off by the clock of this device, which may be wrong: it counts from the answer on, that has just arrived.
 * @returns milliseconds since 1970; undefined where nothing is known of it
 */
export const cutOffAt = ({ orderWithin }: { orderWithin?: number | null | undefined }): number | undefined =>
  orderWithin == null ? undefined : Date.now() + orderWithin * 1000
