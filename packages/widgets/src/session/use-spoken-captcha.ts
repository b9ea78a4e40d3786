import { calls } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import { useI18n, useShop } from '../provider/shop-provider'

/** Plays the digits of a captcha. Through Web Audio: no media policy of a host's page stands in its way. */
export function useSpokenCaptcha(uuid: string | undefined) {
  const { client } = useShop()
  const i18n = useI18n()
  const [isPlaying, setPlaying] = useState(false)
  const audio = useRef<AudioContext>(undefined)

  const stop = () => {
    void audio.current?.close()
    audio.current = undefined
    setPlaying(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard belongs to the picture
  useEffect(() => stop, [uuid])

  async function play(): Promise<void> {
    if (uuid === undefined) return
    const context = new AudioContext()
    audio.current = context
    setPlaying(true)
    try {
      const { language } = i18n.store.getState()
      const spoken = await client.call(calls.session.spokenCaptcha, { query: { uuid, language } })
      const bytes = Uint8Array.from(atob(spoken.audio), sign => sign.charCodeAt(0))
      const source = context.createBufferSource()
      source.buffer = await context.decodeAudioData(bytes.buffer)
      if (audio.current !== context) return
      source.connect(context.destination)
      source.onended = () => audio.current === context && stop()
      source.start()
    } catch {
      // The message area has shown it.
      if (audio.current === context) stop()
    }
  }

  return {
    isPlaying,
    /** There is something to play, and a browser that can. */
    canPlay: uuid !== undefined && 'AudioContext' in globalThis,
    toggle: () => (isPlaying ? stop() : void play()),
  }
}
