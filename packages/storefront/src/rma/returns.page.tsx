import { RETURN_STATUSES } from '@cartwright/core/contract'
import { Returns, type ReturnsChange, useTexts } from '@cartwright/widgets'
import { listAddress, withQuery } from '../app/list-address'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

const address = listAddress<ReturnsChange>({ choices: { status: RETURN_STATUSES }, usual: {} })

export default function ReturnsPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('returns')} trail={[{ name: t('returns') }]}>
      <Returns
        {...address.read(query)}
        onListChange={change => showAs(withQuery('/rma/list', address.write(change)))}
      />
    </PageFrame>
  )
}
