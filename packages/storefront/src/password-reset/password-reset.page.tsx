import { PasswordReset, useTexts } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import '../layout/short-page.css'
import { pagesTexts } from '../app/pages.texts'

export default function PasswordResetPage() {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('passwordReset')} headless>
      <div className="shop-form shop-short">
        <h1>{t('passwordReset')}</h1>
        <PasswordReset />
      </div>
    </PageFrame>
  )
}
