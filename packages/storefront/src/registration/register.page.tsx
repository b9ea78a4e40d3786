import { Registration, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function RegisterPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('register')}>
      <div className="shop-narrow">
        <Registration />
      </div>
    </PageFrame>
  )
}
