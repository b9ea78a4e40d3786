/** Refusals of keys. */
import type { Texts } from '@cartwright/core/texts'

export const embedKeyRefusals = {
  namespace: 'embed-key-refusals',
  english: {
    buyerUnknown: 'A buyer is no account of your company.',
    componentUnknown: '{{name}} is no element that a key can open.',
    expiresLate: 'A key ends within three years.',
    expiresPast: 'This day has passed.',
    keyEnded: 'This key has ended. Make a new one.',
    originShop: 'This is the address of the shop itself, which needs no key.',
    originWrong: '{{origin}} is no origin: write https:// and the name of the server, without a path.',
    tooManyKeys: 'A company has at most {{max}} keys. Please revoke one.',
  },
} as const satisfies Texts
