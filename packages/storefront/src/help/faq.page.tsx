import { Faq, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function FaqPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('faq')}>
      <Faq />
    </PageFrame>
  )
}
