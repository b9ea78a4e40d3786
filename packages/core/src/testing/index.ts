/** What tests of other packages use; not part of what is published. */
export { loadLocale } from '../i18n/load-locale'
export { memoryStorage } from '../storage/storage'
export { jpegFile, pdfFile } from './files'
export { findTableProblems, findTranslationProblems } from './text-problems'
