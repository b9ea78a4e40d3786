import { SignIn, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

/** The form; the guard of the routes takes over from there (RT-015). */
export default function LoginPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('signIn')} headless narrow>
      {/* The form has its own heading below the page's. */}
      <h1 className="cw-sr">{t('signIn')}</h1>
      <SignIn />
    </PageFrame>
  )
}
