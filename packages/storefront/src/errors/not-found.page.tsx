import { Empty, ShopLink, searchIcon, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function NotFoundPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('notFound')}>
      <Empty
        icon={searchIcon}
        title={t('notFoundText')}
        actions={
          <ShopLink to="/index" className="cw-btn cw-btn--primary">
            {t('backHome')}
          </ShopLink>
        }
      />
    </PageFrame>
  )
}
