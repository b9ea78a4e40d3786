/** Codes that every client has to know at once; `codes.ts` has all of them. */
export const OK = 200
export const SIGNED_OUT = 401
/** From here on an answer is handed back as it is (ERR-001). */
export const PASS_THROUGH = 10_000
