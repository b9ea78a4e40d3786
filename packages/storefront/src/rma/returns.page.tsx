import { RETURN_STATUSES } from '@cartwright/core/contract'
import { Returns, type ReturnsChange, useTexts } from '@cartwright/widgets'
import { listAddress } from '../app/list-address'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { showList } from '../app/show-list'

const address = listAddress<ReturnsChange>({ choices: { status: RETURN_STATUSES }, usual: {} })

export default function ReturnsPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('returns')} trail={[{ name: t('returns') }]}>
      <Returns {...address.read(query)} onListChange={change => showList('/rma/list', address, change)} />
    </PageFrame>
  )
}
