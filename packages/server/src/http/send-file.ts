/** Sends a file in the place of an envelope. */
import type { Log } from '../process/log'
import { describeError } from '../process/log'
import type { AppContext } from './context'
import type { FileAnswer } from './handler'

export function sendFile(c: AppContext, { name, mediaType, content }: FileAnswer, log: Log): Response {
  c.header('Content-Type', mediaType)
  // RFC 6266: plain letters for what cannot read the extended form.
  const plain = name.replace(/[^\w. -]/g, '_')
  c.header('Content-Disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
  return c.body(toStream(c, content, log))
}

/**
 * Breaks the connection off when the file cannot be finished, so that no one takes half a file for a whole one. The adapter would end the
 * answer properly, with the message of the error as its last line.
 */
function toStream(c: AppContext, content: AsyncIterable<Uint8Array>, log: Log): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        log.error('file.failed', { id: c.get('requestId'), path: c.req.path, ...describeError(error) })
        c.env?.outgoing?.destroy()
        controller.close()
      }
    },
    // The reader has gone: nothing more is read from the database.
    cancel: async () => void (await chunks.return?.()),
  })
}
