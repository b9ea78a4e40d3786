import type { FileAnswer } from '../http/handler'

/** @param name without its ending */
export const pdfFile = (name: string, content: Buffer): FileAnswer => ({
  name: `${name}.pdf`,
  mediaType: 'application/pdf',
  content: (async function* () {
    yield content
  })(),
})
