import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../provider/use-texts'

const MINUTE_MS = 60_000

export interface CutOff {
  /** Hours and whole minutes left, such as "2 hrs 10 mins"; undefined within the last minute, and where nothing is known. */
  time: string | undefined
  /** Whole minutes left. */
  minutes: number | undefined
  /** What was said of today does not hold any more. */
  isPassed: boolean
}

/**
 * How long it is until a moment, in steps of a minute.
 * @param at in milliseconds since 1970; undefined where it is not known
 * @param onPassed called once when it has passed
 */
export function useCutOff(at: number | undefined, onPassed: () => void): CutOff {
  const { number } = useFormat()
  const [, setTicks] = useState(0)
  const whenPassed = useRef(onPassed)
  useEffect(() => {
    whenPassed.current = onPassed
  })
  useEffect(() => {
    if (at === undefined || at <= Date.now()) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = at - Date.now()
      // When the number of whole minutes changes, and not a moment before.
      timer = setTimeout(step, Math.max(left % MINUTE_MS, 0) + 1)
    }
    const step = () => {
      setTicks(ticks => ticks + 1)
      if (at > Date.now()) wait()
      else whenPassed.current()
    }
    wait()
    return () => clearTimeout(timer)
  }, [at])
  if (at === undefined) return { time: undefined, minutes: undefined, isPassed: false }
  const left = at - Date.now()
  if (left <= 0) return { time: undefined, minutes: undefined, isPassed: true }
  const minutes = Math.floor(left / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  const words = [
    hours > 0 && number(hours, { style: 'unit', unit: 'hour' }),
    minutes % 60 > 0 && number(minutes % 60, { style: 'unit', unit: 'minute' }),
  ]
  return { time: words.filter(Boolean).join(' ') || undefined, minutes, isPassed: false }
}
