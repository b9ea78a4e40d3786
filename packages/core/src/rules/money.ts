/** Money arithmetic: on scaled integers, rounded half up; decimals only at the edge. */

/** Digits kept of a price of one piece; wire decimals are read exactly up to here. */
const SCALE = 6n
const ONE = 10n ** SCALE

/** Reads a wire decimal as an integer of millionths, without binary float artefacts: 1.005 is 1.005. */
function toMicros(amount: number): bigint {
  const scaled = Math.round(amount * 1e6)
  // Nearly all amounts: no other decimal of so few digits is the same number, so this is the one that was written.
  if (Math.abs(scaled) < 1e15 && scaled / 1e6 === amount) return BigInt(scaled)
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount: ${amount}`)
  const [whole = '0', fraction = ''] = decimalText(amount).replace('-', '').split('.')
  const digits = `${fraction}000000`.slice(0, Number(SCALE))
  const micros = BigInt(whole) * ONE + BigInt(digits)
  return amount < 0 ? -micros : micros
}

/** Shortest decimal text of a number, never in exponent form. */
function decimalText(amount: number): string {
  const text = String(amount)
  return text.includes('e') ? amount.toFixed(Number(SCALE)) : text
}

/** Divides, rounding half away from zero, which is half up for amounts above zero. */
function divideHalfUp(value: bigint, by: bigint): bigint {
  const half = by / 2n
  return value < 0n ? -((-value + half) / by) : (value + half) / by
}

const microsToCents = (micros: bigint) => divideHalfUp(micros, 10_000n)
const fromCents = (cents: bigint) => Number(cents) / 100

/**
 * Rounds to 2 decimals, half up.
 * @source CART-007
 */
export const round2 = (amount: number): number => fromCents(microsToCents(toMicros(amount)))

/**
 * `amount` times a whole number of pieces, rounded once at the end.
 * @source CART-005, CART-006, CART-007
 */
export const times = (amount: number, pieces: number): number =>
  fromCents(microsToCents(toMicros(amount) * BigInt(pieces)))

/**
 * Sum of amounts that are already rounded.
 * @source CART-008
 */
export const sum = (amounts: Iterable<number>): number => {
  let micros = 0n
  for (const amount of amounts) micros += toMicros(amount)
  return fromCents(microsToCents(micros))
}

/** Whole cents of an amount, rounded half up: what is divided and compared must be whole. */
export const toCents = (amount: number): bigint => microsToCents(toMicros(amount))

/** `rate` percent of an amount, rounded half up: percent(100, 21) is 21. */
export const percent = (amount: number, rate: number): number =>
  fromCents(divideHalfUp(toMicros(amount) * toMicros(rate), 100n * ONE * 10_000n))

/** An amount with `rate` percent on top, rounded half up once, to whole steps: addPercent(38.9, 12, 0.05) is 43.55. */
export const addPercent = (amount: number, rate: number, step: number): number => {
  const stepMicros = toMicros(step)
  const steps = divideHalfUp(toMicros(amount) * (100n * ONE + toMicros(rate)), 100n * ONE * stepMicros)
  return fromCents(microsToCents(steps * stepMicros))
}

/** How many percent lower an amount is than another, with 2 decimals, rounded half up: percentSaved(80, 60) is 25. 0 where there was nothing to save. */
export const percentSaved = (from: number, to: number): number =>
  from <= 0 ? 0 : fromCents(divideHalfUp((toCents(from) - toCents(to)) * 10_000n, toCents(from)))
