import { financeAddress, screens } from '@cartwright/core'
import { Finance, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { showList } from '../app/show-list'

export default function FinancePage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('finance')} trail={[{ name: t('finance') }]}>
      <Finance
        {...screens.finance.props({ params, query })}
        onListChange={change => showList('/finance/invoices', financeAddress, change)}
      />
    </PageFrame>
  )
}
