/** The part of the library that reads PDFs: a module of its own, which is loaded in a worker too. */
// @ts-expect-error the file has no types
export { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.mjs'

/** Where a worker loads this file from. */
export const { url } = import.meta
