import { Finance, useTexts } from '@cartwright/widgets'
import { withQuery } from '../app/list-address'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { financeAddress, invoiceOf } from './finance-query'

export default function FinancePage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('finance')} trail={[{ name: t('finance') }]}>
      <Finance
        {...financeAddress.read(query)}
        invoice={invoiceOf(query)}
        onListChange={change => showAs(withQuery('/finance/invoices', financeAddress.write(change)))}
      />
    </PageFrame>
  )
}
