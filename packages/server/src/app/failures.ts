/** Turns whatever a request threw into an answer: refusals as they are, everything else as code 500 with an id. */
import { CODE } from '@cartwright/core/contract'
import type { AppContext } from './context'
import { sendEnvelope } from './envelope'
import type { Log } from './handler'
import { readLanguage } from './language'
import { describeError } from './log'
import { Refusal } from './refusal'
import { say } from './say'

/** The error handler of the API; the log has the details under the id that the caller sees. */
export const respondToFailure = (log: Log) => async (error: unknown, c: AppContext) => {
  const language = readLanguage(c.req.header('accept-language'))
  if (error instanceof Refusal) {
    return sendEnvelope(c, { code: error.code, msg: error.messageIn(language), data: error.data })
  }
  const id = c.get('requestId')
  log.error('request.failed', { id, method: c.req.method, path: c.req.path, ...describeError(error) })
  return sendEnvelope(c, {
    code: CODE.FAILED,
    msg: say('Something went wrong on our side. Please try again. Reference: {id}', { id })(language),
    data: { id },
  })
}
