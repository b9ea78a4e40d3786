import { Home, useTexts } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function HomePage() {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('home')} headless>
      <Home />
    </PageFrame>
  )
}
