import { PrintedQuickOrder, QuickOrder, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function QuickOrderPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('quickOrder')}>
      <QuickOrder heading="" />
      <PrintedQuickOrder />
    </PageFrame>
  )
}
