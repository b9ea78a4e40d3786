/** Which name was meant by a misspelt one. */

/** Letters to put in, leave out or replace to make one word of another. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()]
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++)
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + Number(one[at - 1] !== other[to - 1]),
      )
    row = next
  }
  return row[other.length] ?? 0
}

/** The nearest of the known names, if one is near: a third of its letters may be wrong. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map(candidate => ({ candidate, wrong: distance(name, candidate) }))
    .sort((one, other) => one.wrong - other.wrong)
  return best && best.wrong * 3 <= best.candidate.length ? best.candidate : undefined
}
