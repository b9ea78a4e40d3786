/** Tabs over BroadcastChannel; silent where there is none. */
import { isObject } from '../is-object'
import type { Tabs } from './tabs.types'

interface Said {
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

const isSaid = (value: unknown): value is Said & Record<string, unknown> => isObject(value) && 'topic' in value

/** @param name channel of the shop; false keeps it to itself. */
export function createTabs(name: string | false): Tabs & { destroy(): void } {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  let channel = name === false ? undefined : openChannel(name)
  if (channel) {
    channel.onmessage = ({ data: said }: MessageEvent<unknown>) => {
      if (isSaid(said)) for (const listen of listeners.get(said.topic) ?? []) listen(said.data)
    }
    // In Node an open channel would keep the process alive.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref()
  }
  return {
    say: (topic, data) => channel?.postMessage({ topic, data } satisfies Said),
    on: (topic, listen) => {
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
