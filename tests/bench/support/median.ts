/** The middle of some numbers. @throws when there are none */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const high = sorted[sorted.length >> 1]
  const low = sorted[(sorted.length - 1) >> 1]
  if (high === undefined || low === undefined) throw new Error('a median needs numbers')
  return (low + high) / 2
}
