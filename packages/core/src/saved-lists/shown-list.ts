/** Which saved list quick order shows, and its lines as the server has them; kept between visits. */
import type { SavedLine } from '../contract'
import { isObject } from '../contract/is-object'
import { Mismatch, readShape } from '../contract/read-shape'
import { savedLineShape } from '../contract/saved-lists'
import { listOf, number, object, optional, string } from '../contract/shape'
import type { Kernel } from '../feature'
import { toJson } from '../to-json'
import type { LineConflict } from './saved-lists.types'

export interface ShownList {
  id: number
  version: number
  /** As the server had them: what differs on the screen has to be saved. */
  lines: readonly SavedLine[]
  /** Lines that are asked about, and not saved until then. */
  conflicts?: readonly LineConflict[]
}

type Keeper = Pick<Kernel, 'drafts' | 'session'>

const nameOf = ({ session }: Keeper) => {
  const { custId, accountId } = session.store.getState()
  return `cartwright.quick-order-list.${custId}.${accountId}`
}

const shownShape = object({
  id: number,
  version: number,
  lines: listOf(savedLineShape),
  conflicts: listOf(object({ key: string, before: optional(string), theirs: savedLineShape })),
})

/** Undefined when the list on the screen is not saved, or what is kept cannot be read. */
export function readShownList(kernel: Keeper): ShownList | undefined {
  try {
    return toShownList(JSON.parse(kernel.drafts.get(nameOf(kernel)) ?? 'null'))
  } catch {
    return undefined
  }
}

/** A list that lacks some of its lines is another list. */
function toShownList(kept: unknown): ShownList | undefined {
  if (!isObject(kept) || !Array.isArray(kept.lines)) return undefined
  const lost: string[] = []
  const shown = readShape(shownShape, kept, lost, true)
  if (shown instanceof Mismatch || lost.some(path => path.startsWith('lines'))) return undefined
  const { id, version } = shown
  const lines = shown.lines.map(({ key, input, quantity }) => ({ key, input, quantity }))
  const conflicts = shown.conflicts.map(({ key, before, theirs }) => ({ key, before, theirs }))
  return { id, version, lines, conflicts }
}

export function writeShownList(kernel: Keeper, shown: ShownList | undefined): void {
  if (shown) kernel.drafts.set(nameOf(kernel), toJson(shown))
  else kernel.drafts.remove(nameOf(kernel))
}
