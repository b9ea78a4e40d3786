import { Empty, ShopLink, searchIcon, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import '../layout/short-page.css'

export default function NotFoundPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('notFound')}>
      <div className="shop-short">
        <Empty
          icon={searchIcon}
          title={t('notFoundText')}
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
