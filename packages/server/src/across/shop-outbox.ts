/** The outbox with the mails of all features. */
import type { Outbox } from '../http/handler'
import { createOutbox, type OutboxDeps } from '../outbox/outbox'
import { composeMail } from './compose-mail'

export const createShopOutbox = (deps: OutboxDeps): Outbox => createOutbox(deps, composeMail)
