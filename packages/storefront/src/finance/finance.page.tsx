import { Finance, useTexts } from '@cartwright/widgets'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { financeProps, invoiceOf, toFinanceQuery } from './finance-query'

export default function FinancePage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('finance')} trail={[{ name: t('finance') }]}>
      <Finance
        {...financeProps(query)}
        invoice={invoiceOf(query)}
        onListChange={change => {
          const shown = toFinanceQuery(change).toString()
          showAs(`/finance/invoices${shown && `?${shown}`}`)
        }}
      />
    </PageFrame>
  )
}
