/** Tabs over BroadcastChannel; silent where there is none. */
import { isObject } from '../contract/is-object'
import type { Broadcast } from './broadcast.types'

interface BroadcastMessage {
  topic: string
  data: unknown
}

/** A page that may keep nothing may not talk to other tabs either. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

const isBroadcastMessage = (value: unknown): value is BroadcastMessage & Record<string, unknown> =>
  isObject(value) && 'topic' in value

/** @param name channel of the shop; false keeps it to itself. */
export function createBroadcast(name: string | false): Broadcast & { destroy(): void } {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  let channel = name === false ? undefined : openChannel(name)
  if (channel) {
    channel.onmessage = ({ data: message }: MessageEvent<unknown>) => {
      if (isBroadcastMessage(message)) for (const listen of listeners.get(message.topic) ?? []) listen(message.data)
    }
    // In Node an open channel would keep the process alive.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref()
  }
  return {
    post: (topic, data) => channel?.postMessage({ topic, data } satisfies BroadcastMessage),
    subscribe: (topic, listen) => {
      const known = listeners.get(topic) ?? new Set()
      listeners.set(topic, known.add(listen))
      return () => void known.delete(listen)
    },
    destroy: () => {
      listeners.clear()
      channel?.close()
      channel = undefined
    },
  }
}
