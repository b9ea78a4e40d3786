import { Declaration, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function AboutPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('about')}>
      <Declaration type="about" />
    </PageFrame>
  )
}
