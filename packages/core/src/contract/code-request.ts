/** What every call answers that mails a code. */
import { either, nothing, object, string } from './shape'

/** Names the request for a code; it comes back with the code. A back end that knows the specified calls alone names none. */
export const codeRequestShape = either(
  object({
    /** Names the mail with the code: send it along with the code. */
    requestId: string,
  }),
  nothing,
)
