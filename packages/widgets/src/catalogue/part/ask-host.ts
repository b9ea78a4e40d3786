/** Asks the host before parts go into the cart, and hears what became of them. */
import type { CartAdd } from '@cartwright/core/contract'
import type { HostHandler } from '../../provider/host-handler'

/** What the host is asked, and how it answers: in the handler, or later once it has prevented the event or returned false. */
export interface CartAddRequest {
  /** Parts that are to be put in, with their quantities. */
  lines: readonly CartAdd[]
  /**
   * The host takes the lines itself. They leave the buyer's list when `work` is done, at once without any; if it fails they
   * stay, and the buyer reads why: the text it rejects with, or a general one.
   */
  respond(work?: unknown): void
  /** The host does not allow it. The lines stay, and the buyer reads the reason, or a general text without one. */
  reject(reason?: string): void
}

/** What every widget that fills the cart can be given. */
export interface AddToCartHandlers {
  /**
   * Asked before parts go into the cart; the event `cw-cart-add` of elements. Return false, or answer by `respond()` or
   * `reject()`, to decide yourself: the shop then adds nothing, and the buyer's lines stay until you have taken them.
   */
  onCartAdd?: HostHandler<CartAddRequest> | undefined
}

export interface Answers {
  taken: () => unknown
  /** @param reason for the buyer, when there is one */
  rejected: (reason: string | undefined) => unknown
}

/** @returns when the host has done what it answered at once; undefined when the shop is to add the lines */
export function askHost(
  onCartAdd: AddToCartHandlers['onCartAdd'],
  lines: readonly CartAdd[],
  { taken, rejected }: Answers,
): Promise<unknown> | undefined {
  let answer: Promise<unknown> | undefined
  // The first answer counts, and none after the shop has begun.
  const respond = (work?: unknown) => {
    answer ??= Promise.resolve(work).then(taken, reason => rejected(typeof reason === 'string' ? reason : undefined))
  }
  const reject = (reason?: string) => {
    answer ??= Promise.resolve(rejected(reason))
  }
  const isLeft = onCartAdd?.({ lines, respond, reject }) !== false
  if (isLeft && !answer) {
    answer = Promise.resolve()
    return undefined
  }
  return answer ?? Promise.resolve()
}
