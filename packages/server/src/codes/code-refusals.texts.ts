/** Refusals around captchas and mailed codes. */
import type { Texts } from '@cartwright/core/texts'

export const codeRefusals = {
  namespace: 'code-refusals',
  english: {
    mailNotSent: 'The e-mail could not be sent. Please check the address, or try again later.',
    numbersGone: 'These numbers are not read out any more. Please choose another image.',
    numbersMissing: 'Please enter the numbers in the image.',
    numbersWrong: 'The numbers do not match the image. Please try the new one.',
  },
} as const satisfies Texts
