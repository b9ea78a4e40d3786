/** The draft of a return, saved by itself as it changes. */
import type { StoreApi } from 'zustand/vanilla'
import { createAttempts } from '../client/idempotency-key'
import type { Return } from '../contract'
import * as rmaCalls from '../contract/rma'
import { isShopError, type ShopError } from '../errors/shop-error'
import { returnFormProblems, sendsGoods } from '../rules'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import type { ReturnEstimate } from './return-estimate'
import type { ReturnFormLine, ReturnFormState } from './return-form.types'
import { isOf, toFormLine } from './return-lines'
import { newerOf, toDraft } from './return-values'

/** How long typing has to rest before a draft is saved. */
const SAVE_AFTER_MS = 1_000
/** After a failure; what was entered stays on the page meanwhile. */
const RETRY_MS = 15_000

export interface ReturnSaving {
  /** Shows what has been entered, and saves it once typing rests. */
  changed(state: Partial<ReturnFormState>): void
  /** @returns whether the page is saved as it is */
  save(): Promise<boolean>
  /** Another page has changed the return: the reader chooses, while there is something to choose. */
  meet(newer: Return): void
  /** Takes over what the server says of the lines; what was typed stays. */
  take(rma: Return, saving: ReturnFormState['saving']): void
  /** Sends what is not saved yet. */
  destroy(): void
}

/** @source RMA-005, API-084 */
export function createReturnSaving(
  { client }: Pick<Shop, 'client'>,
  store: StoreApi<ReturnFormState>,
  estimate: ReturnEstimate,
): ReturnSaving {
  const attempts = createAttempts()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> = Promise.resolve(true)

  function saveSoon(ms = SAVE_AFTER_MS): void {
    clearTimeout(waiting)
    waiting = setTimeout(() => void save(), ms)
  }

  function changed(state: Partial<ReturnFormState>): void {
    const { saving, values, lines } = { ...store.getState(), ...state }
    // What has been corrected is no longer wrong, also before the draft is saved.
    const problems = problemsOf(values, lines)
    store.setState({ ...state, problems, saving: saving === 'conflict' ? saving : 'waiting' })
    estimate.askSoon()
    if (saving !== 'conflict') saveSoon()
  }

  function save(): Promise<boolean> {
    clearTimeout(waiting)
    // One after the other: each is about the version that the one before has made.
    running = running.then(saveNow)
    return running
  }

  async function saveNow(): Promise<boolean> {
    const { rma, saving } = store.getState()
    if (saving === 'conflict') return false
    if (saving === 'none' || saving === 'saved') return true
    const body = toDraft(store.getState())
    const sent = toJson(body)
    try {
      const answer = await sendDraft(client, rma, body, attempts)
      attempts.forget()
      const isSaved = toJson(toDraft(store.getState())) === sent
      take(answer, isSaved ? 'saved' : 'waiting')
      if (!isSaved) saveSoon()
      return isSaved
    } catch (error) {
      const newer = newerOf(error)
      if (newer) meet(newer)
      else {
        store.setState({ saving: 'failed', error: error as ShopError })
        // What the server refuses it refuses again; the next change is sent.
        if (!isShopError(error, 'refused')) saveSoon(RETRY_MS)
      }
      return false
    }
  }

  const meet = (newer: Return) => store.setState(meeting(newer))

  function take(rma: Return, saving: ReturnFormState['saving']): void {
    // An older answer must not replace what was typed since.
    const isShown = saving === 'saved'
    if (isShown) estimate.markCurrent()
    store.setState(state => ({
      rma,
      saving,
      error: undefined,
      problems: rma.problems,
      ...(isShown && { sums: rma }),
      lines: withAnswers(state.lines, rma, isShown),
    }))
  }

  return {
    changed,
    save,
    meet,
    take,
    destroy: () => {
      if (store.getState().saving === 'waiting') void save()
      clearTimeout(waiting)
    },
  }
}

/** Nothing can be saved any more of what another page has submitted. */
const meeting = (newer: Return): Partial<ReturnFormState> =>
  newer.status === 'draft' ? { saving: 'conflict', newer } : { status: 'missing', rma: newer, saving: 'none' }

const problemsOf = (values: ReturnFormState['values'], lines: ReturnFormState['lines']) =>
  returnFormProblems({
    ...values,
    hasAddress: values.addressId !== null,
    lineCount: lines.length,
    hasGoods: sendsGoods(lines),
  })

/** The first time makes the return: sent again after a lost answer, it makes no second one. */
const sendDraft = (
  client: Shop['client'],
  rma: Return | undefined,
  body: ReturnType<typeof toDraft>,
  attempts: ReturnType<typeof createAttempts>,
): Promise<Return> =>
  rma
    ? client.call(rmaCalls.save, { body: { id: rma.id, version: rma.version, ...body } }, { silent: true })
    : client.call(rmaCalls.create, { body }, { silent: true, idempotencyKey: attempts.keyOf(toJson(body)) })

const withAnswers = (lines: readonly ReturnFormLine[], rma: Return, isShown: boolean): ReturnFormLine[] =>
  lines.map(shown => {
    const answered = rma.lines.find(line => isOf(line, shown))
    return answered ? withAnswer(shown, toFormLine(answered), isShown) : shown
  })

/** @param isShown what the server calculated is that of the line as it is shown */
function withAnswer(shown: ReturnFormLine, answered: ReturnFormLine, isShown: boolean): ReturnFormLine {
  const { line, problems, amount, fee } = answered
  return isShown ? { ...shown, line, problems, amount, fee } : { ...shown, line }
}
