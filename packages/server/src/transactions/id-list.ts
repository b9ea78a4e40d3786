/** Comma-joined ids of the delete calls (API-070, API-075). */
import { notFound } from '../http/api-error'

const ID_MAX = 2_147_483_647

/** The ids of a list that the contract has checked, each once. An id beyond the range of the tables is nobody's. */
export function readIdList(text: string, what: string): number[] {
  const ids = [...new Set(text.split(',').map(Number))]
  if (ids.some(id => id > ID_MAX)) throw notFound(what)
  return ids
}
