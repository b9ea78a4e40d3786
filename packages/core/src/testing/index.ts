/** What tests of other packages use; not part of what is published. */

export { Mismatch, readShape } from '../contract/read-shape'
export { memoryStorage } from '../storage/storage'
export { compareTranslators } from './compare-translators'
export { jpegFile, pdfFile } from './files'
export { processorMs } from './processor-ms'
export {
  findAmericanProblems,
  findEnglishProblems,
  findItalianProblems,
  findLanguageProblems,
  findLoadingProblems,
  findStrayTables,
  findUnusedKeys,
  type PackageTexts,
  TRANSLATED,
  tablesOf,
} from './text-problems'
