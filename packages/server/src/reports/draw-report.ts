/** The paper of a report, in the language of its reader. */
import type { Report } from '@cartwright/core/contract'
import { drawPaper } from '../pdf/draw-paper'
import type { Site } from '../site/read-site'
import type { Spoken } from '../texts/language'
import type { reportPaper } from './report.paper'

declare module '../pdf/draw-paper' {
  interface Papers {
    report: typeof reportPaper
  }
}

export const drawReport = (report: Report, reader: { language: Spoken; site: Site }): Promise<Buffer> =>
  drawPaper('report', [report, reader])
