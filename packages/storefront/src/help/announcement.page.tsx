import { Declaration, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function AnnouncementPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('announcement')}>
      <Declaration type="announcement" />
    </PageFrame>
  )
}
