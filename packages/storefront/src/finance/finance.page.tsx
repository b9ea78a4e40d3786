import { Finance, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { showList } from '../app/show-list'
import { financeAddress, invoiceOf } from './finance-query'

export default function FinancePage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('finance')} trail={[{ name: t('finance') }]}>
      <Finance
        {...financeAddress.read(query)}
        invoice={invoiceOf(query)}
        onListChange={change => showList('/finance/invoices', financeAddress, change)}
      />
    </PageFrame>
  )
}
