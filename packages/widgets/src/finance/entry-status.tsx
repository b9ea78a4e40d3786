import type { Entry } from '@cartwright/core/contract'
import { Badge } from '../primitives/badge'
import { useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

/** What is past its due date is overdue, and for how long. */
export function EntryStatus({ entry: { status, aging } }: { entry: Pick<Entry, 'status' | 'aging'> }) {
  const t = useTexts(financeTexts)
  if (status !== 'open') return <Badge tone="success">{t('cleared')}</Badge>
  if (aging > 0) return <Badge tone="danger">{t('overdueBy', { count: aging })}</Badge>
  return <Badge tone="info">{t('open')}</Badge>
}
