/** A line of a report in words, for its mail and its paper. */
import type { ReportLine } from '@cartwright/core/contract'
import type { Say } from '../texts/localize'
import type { reportTexts } from './report.texts'

/** Of the article; where only a part of a kit is meant, with the number of that part. */
export const reportedArticle = ({ number, part }: ReportLine): string => (part ? `${number} › ${part.number}` : number)

/** What is wrong, what the buyer says of it, the batch and how many photos there are; what was added later below it. */
export function reportedDetail(
  { kind, text, batchNo, files, notes }: ReportLine,
  texts: Say<typeof reportTexts>,
  locale: string,
): string {
  const facts = [
    texts(kind),
    batchNo && `${texts('batch')} ${batchNo}`,
    files.length > 0 ? texts('photos', { count: files.length.toLocaleString(locale) }) : '',
  ]
  return [facts.filter(Boolean).join(' · '), text, ...notes.map(note => `${note.by}: ${note.text}`)]
    .filter(Boolean)
    .join('\n')
}
