import { useEffect } from 'react'
import { useAnnounce } from './use-announce'

/**
 * Says a sentence to those who cannot see what it sums up: once it is known, and again when it becomes another.
 * @param about what it is about; a later sentence about the same replaces one that has not been spoken
 * @param sentence undefined while it is not known
 */
export function useHeard(about: string, sentence: string | undefined): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (sentence !== undefined) announce({ about, result: sentence })
  }, [about, sentence, announce])
}
