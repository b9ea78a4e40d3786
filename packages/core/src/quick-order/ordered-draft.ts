/** A draft whose lines wait on /order/confirm, for where no list is shown. */
import type { BackOrderMode } from '../contract'
import type { Shop } from '../shop.types'
import { draftName, readDraft, writeDraft } from './quick-order.draft'

type Keeper = Pick<Shop, 'drafts' | 'session'>

/** What was chosen for a list that waits on /order/confirm; kept with the draft, so that a reload changes nothing. */
export function draftedBackOrderMode({ drafts, session }: Keeper, quickOrderId: number): BackOrderMode | undefined {
  const draft = readDraft(drafts, session.store.getState())
  return draft?.ordered?.quickOrderId === quickOrderId ? draft.backOrderMode : undefined
}

/** Takes the lines of a placed order out of the draft, also where no list is shown that would do so. */
export function dropOrdered(
  { drafts, session, broadcast }: Keeper & Pick<Shop, 'broadcast'>,
  quickOrderId: number,
): void {
  const owner = session.store.getState()
  const draft = readDraft(drafts, owner)
  if (draft?.ordered?.quickOrderId !== quickOrderId) return
  const gone = new Set(draft.ordered.keys)
  const lines = draft.lines.filter(line => !gone.has(line.key))
  const written = writeDraft(drafts, owner, { ...draft, lines, ordered: undefined })
  if (written) broadcast.post(draftName(owner), written)
}
