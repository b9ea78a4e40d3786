/** What a person would read. */
import { inject } from 'vitest'

const read = async (path: string): Promise<string> => (await fetch(inject('desk') + path)).text()

/** The code of the last mail to an address. */
export const readMailedCode = (email: string) => read(`/code?email=${encodeURIComponent(email)}`)
/** The numbers in a captcha. */
export const readCaptcha = (uuid: string) => read(`/digits?uuid=${encodeURIComponent(uuid)}`)
