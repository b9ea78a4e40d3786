import { Declaration, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function CookiesPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('cookies')}>
      <Declaration type="cookies" />
    </PageFrame>
  )
}
