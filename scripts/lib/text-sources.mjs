// What the translations are made from, read through Vite: the English tables and the languages.
export { LANGUAGES } from '../../packages/core/src/contract/languages.ts'
export { toAmerican } from '../../packages/core/src/i18n/american-english.ts'

/** Path of each `….texts.ts` → what it exports. */
export const modules = import.meta.glob('../../packages/*/src/**/*.texts.ts', { eager: true })
