import { Empty, lockIcon, ShopLink, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import '../layout/short-page.css'

export default function UnauthorisedPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('unauthorised')}>
      <div className="shop-short">
        <Empty
          icon={lockIcon}
          title={t('unauthorisedText')}
          actions={
            <ShopLink to="/index" className="cw-btn cw-btn--primary">
              {t('backHome')}
            </ShopLink>
          }
        />
      </div>
    </PageFrame>
  )
}
