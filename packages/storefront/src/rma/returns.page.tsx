import { Returns, useTexts } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function ReturnsPage() {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('returns')} trail={[{ name: t('returns') }]}>
      <Returns />
    </PageFrame>
  )
}
