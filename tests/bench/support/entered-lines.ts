/** A list as buyers send it: numbers of all kinds from the shop's own catalogue, some of them wrong. */
import type { Buyer } from '@cartwright/server/testing'

const PAGE = 100
/** Every so many lines one is wrong. */
const WRONG_EVERY = 50

/** @returns lines of number, tab, quantity */
export async function enteredLines(buyer: Buyer, count: number): Promise<string[]> {
  const lines: string[] = []
  for (let pageNum = 1; lines.length < count; pageNum++) {
    const { rows } = await buyer.ask('catalogue.query', { query: { pageNum, pageSize: PAGE } })
    if (rows.length === 0) throw new Error(`the catalogue has fewer than ${count} parts`)
    for (const part of rows) {
      const kinds = [part.number, part.oemCode, part.unionCode, part.boxBarcode, part.custNumber ?? part.number]
      const at = lines.length
      const number = at % WRONG_EVERY === WRONG_EVERY - 1 ? `${part.number}-X${at}` : (kinds[at % kinds.length] ?? '')
      lines.push(`${number}\t${1 + (at % 9)}`)
    }
  }
  return lines.slice(0, count)
}
