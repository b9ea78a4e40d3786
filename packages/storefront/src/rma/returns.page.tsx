import { returnListAddress, screens } from '@cartwright/core'
import { Returns, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { showList } from '../app/show-list'

export default function ReturnsPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('returns')} trail={[{ name: t('returns') }]}>
      <Returns
        {...screens.returns.props({ params, query })}
        onListChange={change => showList('/rma/list', returnListAddress, change)}
      />
    </PageFrame>
  )
}
