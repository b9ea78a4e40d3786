/** Sends what transactions have left to be sent. */
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { OutboxMessage } from '../db/schema'
import { outbox } from '../db/schema'
import type { Deps, Mail, Outbox } from '../http/handler'
import { describeError } from '../process/log'

/** After the last try a message waits for `ops outbox:retry`. */
export const ATTEMPTS_MAX = 10
/** Twice as long after each failure; also how long another process leaves a message alone that is being sent. */
const FIRST_PAUSE_MS = 60_000
const POLL_MS = 15_000
/** From an order to its mail: writing the documents of a mail takes the processor from the orders that follow. */
const WAKE_MS = 3_000

/** What mails are written from. */
export type MailDeps = Pick<Deps, 'db' | 'clock' | 'region' | 'publicUrl'>

/** Writes the mail of a message, at the moment it is sent. Undefined where its reader may not have it any more. */
export type ComposeMail = (deps: MailDeps, message: OutboxMessage) => Promise<Mail | undefined>

export type OutboxDeps = MailDeps & Pick<Deps, 'mailer' | 'log'>

/** Writes messages in the transaction of what they are about. */
export async function enqueue(db: Database, messages: readonly OutboxMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return
  await db.insert(outbox).values(messages.map(message => ({ message, nextTry: now, createTime: now })))
}

/** @param composeMail of the features, which the outbox does not know */
export function createOutbox(deps: OutboxDeps, composeMail: ComposeMail): Outbox {
  // One after the other, so that a mail server sees one connection of a process.
  let running: Promise<void> = Promise.resolve()
  let isWaking = false
  let isStopped = false
  const flush = () => {
    running = running
      .then(() => sendDue(deps, composeMail, () => isStopped))
      .catch(error => deps.log.error('outbox.failed', describeError(error)))
    return running
  }
  return {
    flush,
    stop: () => {
      isStopped = true
      return running
    },
    wake: () => {
      if (isWaking) return
      isWaking = true
      setTimeout(() => {
        isWaking = false
        void flush()
      }, WAKE_MS).unref()
    },
  }
}

/** Sends again and again what is due, also what other processes have written; `stop` ends that after the message under way: the others stay due. */
export function startOutbox(outbox: Outbox): { stop(): Promise<void> } {
  const timer = setInterval(() => void outbox.flush(), POLL_MS).unref()
  void outbox.flush()
  return {
    stop() {
      clearInterval(timer)
      return outbox.stop()
    },
  }
}

async function sendDue(deps: OutboxDeps, composeMail: ComposeMail, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const message = await take(deps)
    if (!message) return
    await send(deps, composeMail, message)
  }
}

/** Takes the oldest message that is due, so that no other process sends it in the next minutes. */
function take({ db, clock }: OutboxDeps) {
  return db.transaction(async tx => {
    const now = clock()
    const [due] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.doneAt), lte(outbox.nextTry, now), lt(outbox.attempts, ATTEMPTS_MAX)))
      .orderBy(asc(outbox.nextTry), asc(outbox.outboxId))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const nextTry = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** due.attempts)
    await tx
      .update(outbox)
      .set({ attempts: due.attempts + 1, nextTry })
      .where(eq(outbox.outboxId, due.outboxId))
    return due
  })
}

/** A message is sent once, and twice where the process ends between the mail server's answer and the note of it. */
async function send(
  deps: OutboxDeps,
  composeMail: ComposeMail,
  { outboxId, message, attempts }: typeof outbox.$inferSelect,
): Promise<void> {
  const { db, clock, log, mailer, publicUrl } = deps
  try {
    const mail = await composeMail(deps, message)
    // The same message id each time: mail programs show a repeated mail once.
    if (mail) await mailer.send({ ...mail, messageId: `<outbox-${outboxId}@${new URL(publicUrl).hostname}>` })
    await db.update(outbox).set({ doneAt: clock() }).where(eq(outbox.outboxId, outboxId))
  } catch (error) {
    log.error('outbox.not-sent', { outboxId, kind: message.kind, attempts: attempts + 1, ...describeError(error) })
  }
}
