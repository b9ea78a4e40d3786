import { ContactCard, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function RegisterPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('account')}>
      <ContactCard account />
    </PageFrame>
  )
}
