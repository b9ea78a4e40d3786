import { Registration, useT } from '@cartwright/widgets'
import { descriptionsTexts } from '../app/descriptions.texts'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function RegisterPage() {
  const t = useT(pagesTexts)
  const describe = useT(descriptionsTexts)
  return (
    <PageFrame title={t('register')} description={describe('register')}>
      <div className="shop-narrow">
        <Registration />
      </div>
    </PageFrame>
  )
}
