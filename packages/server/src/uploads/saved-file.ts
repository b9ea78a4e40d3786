/** Answers with a file that someone has uploaded: always to be saved, never to be shown in place. */
import type { FileAnswer } from '../http/handler'

export const savedFile = ({ name, content }: { name: string; content: Uint8Array }): FileAnswer => ({
  name,
  mediaType: 'application/octet-stream',
  content: (async function* () {
    yield content
  })(),
})
