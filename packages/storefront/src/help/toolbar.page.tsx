import { Declaration, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function ToolbarPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('toolbar')}>
      <Declaration type="toolbar" />
    </PageFrame>
  )
}
