/** Runs at once, then at most once in each span; what came meanwhile runs once at its end. */
export function throttle(run: () => void, spanMs: number): { run: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  const next = () => {
    timer = undefined
    if (!isWaiting) return
    isWaiting = false
    start()
  }
  const start = () => {
    timer = setTimeout(next, spanMs)
    run()
  }
  return {
    run: () => {
      if (timer === undefined) start()
      else isWaiting = true
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      isWaiting = false
    },
  }
}
