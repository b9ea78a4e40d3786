// Written by `npm run texts`.
import type { Language } from '@cartwright/core'

export const SITES: readonly string[] = ["NL","DE","GB","FR","IT","PL","US"]

export const SITE_NAMES: Readonly<Record<Language, readonly string[]>> = {
  "en": [
    "Netherlands",
    "Germany",
    "United Kingdom",
    "France",
    "Italy",
    "Poland",
    "United States"
  ],
  "zh": [
    "荷兰",
    "德国",
    "英国",
    "法国",
    "意大利",
    "波兰",
    "美国"
  ],
  "fr": [
    "Pays-Bas",
    "Allemagne",
    "Royaume-Uni",
    "France",
    "Italie",
    "Pologne",
    "États-Unis"
  ],
  "it": [
    "Paesi Bassi",
    "Germania",
    "Regno Unito",
    "Francia",
    "Italia",
    "Polonia",
    "Stati Uniti"
  ],
  "de": [
    "Niederlande",
    "Deutschland",
    "Vereinigtes Königreich",
    "Frankreich",
    "Italien",
    "Polen",
    "Vereinigte Staaten"
  ],
  "pl": [
    "Holandia",
    "Niemcy",
    "Wielka Brytania",
    "Francja",
    "Włochy",
    "Polska",
    "Stany Zjednoczone"
  ]
}
