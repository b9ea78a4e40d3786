import { useLayoutEffect, useState } from 'react'

/**
 * Whole seconds left until a moment, 0 when it is over. Told by the clock: a page in the background may skip beats.
 * @param end milliseconds since 1970
 */
export function useCountdown(end: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0
  useLayoutEffect(() => {
    if (!isRunning || end === 0) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning, end])
  return left
}
