/** Which saved list quick order shows, and its lines as the server has them; kept between visits. */
import type { SavedLine } from '../contract'
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

/** Undefined when the list on the screen is not saved, or what is kept cannot be read. */
export function readShownList(kernel: Keeper): ShownList | undefined {
  try {
    const { id, version, lines, conflicts = [] } = JSON.parse(kernel.drafts.get(nameOf(kernel)) ?? '') as ShownList
    return {
      id: Number(id),
      version: Number(version),
      lines: lines.map(({ key, input, quantity }) => ({ key, input, quantity })),
      conflicts,
    }
  } catch {
    return undefined
  }
}

export function writeShownList(kernel: Keeper, shown: ShownList | undefined): void {
  if (shown) kernel.drafts.set(nameOf(kernel), toJson(shown))
  else kernel.drafts.remove(nameOf(kernel))
}
