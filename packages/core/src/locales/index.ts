// Written by `npm run texts`.
import type { Locales } from '../locales.types'

export const coreLocales: Locales = {
  de: () => import('./de'),
  'en-US': () => import('./en-US'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  pl: () => import('./pl'),
  zh: () => import('./zh'),
  names: () => import('./names'),
}
