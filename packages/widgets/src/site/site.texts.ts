import type { Texts } from '@cartwright/core'

export const siteTexts = {
  namespace: 'site',
  english: {
    language: 'Language: {{name}}',
    site: 'Site: {{name}}',
  },
} as const satisfies Texts
