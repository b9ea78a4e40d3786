import { UndoChange, useTexts } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import '../layout/short-page.css'
import { pagesTexts } from '../app/pages.texts'

/** Where the link in the mail about a sensitive change leads. Its secret stands behind `#`, so that no server log holds it. */
export default function UndoChangePage() {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('undoChange')} headless>
      <div className="shop-form shop-short">
        <h1>{t('undoChange')}</h1>
        <UndoChange secret={location.hash.slice(1)} />
      </div>
    </PageFrame>
  )
}
