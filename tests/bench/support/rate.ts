/** How often something can be done in a second by several workers at once. */

/** @param work does it once; `worker` counts from 0, `turn` up from 0 for each worker */
export async function callsPerSecond(
  { workers, ms }: { workers: number; ms: number },
  work: (worker: number, turn: number) => Promise<void>,
): Promise<number> {
  const began = performance.now()
  const end = began + ms
  let done = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let turn = 0; performance.now() < end; turn++) {
        await work(worker, turn)
        done += 1
      }
    }),
  )
  return (done / (performance.now() - began)) * 1000
}
