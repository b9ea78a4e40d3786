import { Home, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function HomePage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={() => t('home')} headless>
      <Home />
    </PageFrame>
  )
}
