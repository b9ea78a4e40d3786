import { useTexts } from '@cartwright/widgets'
import { Empty, refreshIcon } from '@cartwright/widgets/storefront'
import { currentPath, goTo } from './location'
import { PageFrame } from './page'
import { pagesTexts } from './pages.texts'

/** In the place of a page that could not be shown. */
export function PageFailed() {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('failed')}>
      <Empty
        icon={refreshIcon}
        failed
        title={t('failedText')}
        actions={
          <button
            type="button"
            className="cw-btn cw-btn--primary"
            onClick={() => goTo(currentPath(), { reload: true })}
          >
            {t('loadAgain')}
          </button>
        }
      />
    </PageFrame>
  )
}
