// Written by `npm run texts`.
import type { Locales } from '../locales.types'

export const coreLocales: Locales = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  pl: () => import('./pl'),
  zh: () => import('./zh'),
  names: () => import('./names'),
}
