import { useLayoutEffect, useState } from 'react'

/** Whole seconds left of a wait, 0 when it is over, and the way to begin one. Told by the clock: a page in the background may skip beats. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0
  useLayoutEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (seconds: number) => {
    const begin = Date.now()
    setNow(begin)
    setEnd(begin + seconds * 1000)
  }
  return [left, start]
}
