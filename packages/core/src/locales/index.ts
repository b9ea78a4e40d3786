// Written by `npm run texts`.
import type { Locales } from '../i18n/i18n.types'

export const coreLocales: Locales = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  pl: () => import('./pl'),
  zh: () => import('./zh'),
}
