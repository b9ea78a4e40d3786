/** What the threads do that draw papers and write tables: plain data in, bytes out. They know no database. */
import type { PaperContent, PaperName, PaperTask } from '../pdf/draw-paper'
import { papers } from './papers'

export { writePages } from '../tables/write-rows'

export function drawPaper({ name, content }: PaperTask): Promise<Uint8Array> {
  // The name and its content come as a pair from `drawPaper` of the main thread.
  const draw = papers[name] as (...content: PaperContent<PaperName>) => Promise<Uint8Array>
  return draw(...content)
}
