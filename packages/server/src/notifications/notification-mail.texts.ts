import type { Texts } from '@cartwright/core/texts'

export const notificationMailTexts = {
  namespace: 'notification-mail',
  english: {
    openShop: 'Open the shop',
  },
} as const satisfies Texts
