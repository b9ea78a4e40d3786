import { type SuggestedPart, searchOf, TYPE_AHEAD_CHARS } from '@cartwright/core'
import { useEffect, useState } from 'react'
import { useShop } from '../../provider/shop-provider'

/** Typing faster than this asks once. */
const PAUSE_MS = 150

export interface PartSuggestions {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Of the last answer; they stay while the next one is on its way, so that nothing flickers. */
  parts: readonly SuggestedPart[]
}

const NONE: PartSuggestions = { status: 'idle', parts: [] }

/** Parts for what is typed so far, from two characters on. Answers to an older text are dropped. */
export function usePartSuggestions(text: string, isWanted: boolean): PartSuggestions {
  const search = searchOf(useShop())
  const [state, setState] = useState(NONE)
  const typed = text.trim()
  const isLong = isWanted && typed.length >= TYPE_AHEAD_CHARS
  useEffect(() => {
    if (!isLong) return setState(NONE)
    const question = new AbortController()
    setState(known => ({ status: 'loading', parts: known.parts }))
    const timer = setTimeout(() => {
      search.parts(typed, question.signal).then(
        parts => !question.signal.aborted && setState({ status: 'ready', parts }),
        () => !question.signal.aborted && setState({ status: 'failed', parts: [] }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [search, typed, isLong])
  return state
}
