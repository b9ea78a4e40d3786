/** What happens on the main thread of a page on a slow machine. */
import type { Page } from 'playwright'

/** Slows the processor of the page down by this factor from now on. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor })
}

/** One task of the main thread. */
export interface Task {
  /** Microseconds of the trace's clock. */
  from: number
  to: number
  /** Milliseconds on the clock of the wall: on a busy machine other programs count too. */
  wallMs: number
  /** Milliseconds the thread really worked. */
  ms: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline']

/**
 * Traces the main thread of a page during some work.
 * @returns its tasks, and when it passed each `performance.mark`
 */
export async function traceTasks(page: Page, work: () => Promise<void>) {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page belongs to no browser')
  await browser.startTracing(page, { categories: CATEGORIES })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const marks = trace.traceEvents.filter(event => event.name.startsWith('bench:'))
  const { pid, tid } = marks[0] ?? {}
  const tasks = trace.traceEvents
    .filter(event => event.pid === pid && event.tid === tid && event.name === 'RunTask')
    .map(({ ts, dur = 0, tdur = dur }): Task => ({ from: ts, to: ts + dur, wallMs: dur / 1000, ms: tdur / 1000 }))
  if (tasks.length === 0) throw new Error('the trace holds no task of the page')
  return { tasks, markAt: (name: string) => marks.find(mark => mark.name === name)?.ts ?? Number.NaN }
}

/** Waits until the page has had nothing to do for a while: three idle moments one after the other, or three seconds. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let left = 3; left > 0; left--) await new Promise(resolve => requestIdleCallback(resolve, { timeout: 1_000 }))
  })
