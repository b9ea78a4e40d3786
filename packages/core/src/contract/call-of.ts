import type { Call } from './call'
import { type CallName, calls } from './calls'

/** How a call is made. In the elements the descriptions of rare calls are fetched when they are needed (vite.elements.config.ts). */
export const callOf = (name: CallName): Call | Promise<Call> => calls[name]
