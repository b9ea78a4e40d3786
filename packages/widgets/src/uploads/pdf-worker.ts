/** The part of the library that reads PDFs, in a file of its own: a worker loads it too. In a page it is found as `pdfjsWorker`. */
import 'pdfjs-dist/build/pdf.worker.mjs'

/** Where a worker loads this file from. */
export const { url } = import.meta
