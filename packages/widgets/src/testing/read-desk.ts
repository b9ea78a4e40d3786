/** What a person would read, and what the supplier does. */
import { inject } from 'vitest'

const read = async (path: string, init?: RequestInit): Promise<string> =>
  (await fetch(inject('desk') + path, init)).text()

/** The code of the last mail to an address. */
export const readMailedCode = (email: string) => read(`/code?email=${encodeURIComponent(email)}`)
/** The numbers in a captcha. */
export const readCaptcha = (uuid: string) => read(`/digits?uuid=${encodeURIComponent(uuid)}`)
/** Makes an account of this test's own that has not been confirmed. @returns its user name, which `@example.com` makes its address */
export const makeNewcomer = () => read('/newcomer', { method: 'POST' })
