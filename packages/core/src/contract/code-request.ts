/** What every call answers that mails a code. */
import { either, nothing, object, string } from './shape'

/** Names the request for a code; it comes back with the code. A back end that knows the specified calls alone names none. */
export const codeRequestShape = either(object({ requestId: string }), nothing)
