import type { Texts } from '@cartwright/core'

export const cookieNoticeTexts = {
  namespace: 'cookie-notice',
  english: {
    accept: 'Accept',
    more: 'About cookies',
    text: 'This shop keeps only the cookies it needs to work. No advertising, no tracking.',
    title: 'Cookie notice',
  },
} as const satisfies Texts
