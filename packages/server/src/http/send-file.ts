/** Sends a file in the place of an envelope. */
import { AsyncResource } from 'node:async_hooks'
import type { Log } from '../process/log'
import { describeError } from '../process/log'
import type { AppContext } from './context'
import type { FileAnswer } from './handler'
import type { Reader } from './reader'

/** A reader that takes nothing for this long is taken for gone: it would keep the place of others. */
const STALLED_MS = 60_000

interface Sending {
  log: Log
  reader: Reader
  /** Called when the last byte has been sent, or when the reader has left and nothing of the file is being made any more. */
  onEnd: () => void
}

export function sendFile(c: AppContext, { name, mediaType, content }: FileAnswer, sending: Sending): Response {
  c.header('Content-Type', mediaType)
  // RFC 6266: plain letters for what cannot read the extended form.
  const plain = name.replace(/[^\w. -]/g, '_')
  c.header('Content-Disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
  return c.body(toStream(c, content, sending))
}

/**
 * Breaks the connection off when the file cannot be finished, so that no one takes half a file for a whole one. The adapter would end the
 * answer properly, with the message of the error as its last line.
 */
function toStream(
  c: AppContext,
  content: AsyncIterable<Uint8Array>,
  { log, reader, onEnd }: Sending,
): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]()
  const { outgoing } = c.env ?? {}
  const about = { id: c.get('requestId'), path: c.req.path }
  const breakOff = () => void outgoing?.destroy()
  let stalled: NodeJS.Timeout | undefined
  let isEnded = false
  // The stream is read by the connection; its statements belong to the request all the same.
  const next = AsyncResource.bind(() => chunks.next())

  /** What is being made of the file ends first: its place is free when nothing of it runs any more. */
  const end = async () => {
    clearTimeout(stalled)
    if (isEnded) return
    isEnded = true
    await chunks.return?.().catch(() => undefined)
    onEnd()
  }
  reader.signal.addEventListener('abort', () => {
    if (reader.hasLeft()) log.info('file.left', about)
    void end()
  })

  return new ReadableStream({
    async pull(controller) {
      clearTimeout(stalled)
      try {
        const { done, value } = await next()
        if (reader.signal.aborted) return
        if (done) {
          controller.close()
          if (!outgoing) await end()
        } else {
          controller.enqueue(value)
          stalled = setTimeout(breakOff, STALLED_MS).unref()
        }
      } catch (error) {
        if (reader.signal.aborted) return
        log.error('file.failed', { ...about, ...describeError(error) })
        breakOff()
        controller.close()
        if (!outgoing) await end()
      }
    },
    cancel: end,
  })
}
