import { Empty, lockIcon, ShopLink, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function UnauthorisedPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('unauthorised')}>
      <Empty
        icon={lockIcon}
        title={t('unauthorisedText')}
        actions={
          <ShopLink to="/index" className="cw-btn cw-btn--primary">
            {t('backHome')}
          </ShopLink>
        }
      />
    </PageFrame>
  )
}
