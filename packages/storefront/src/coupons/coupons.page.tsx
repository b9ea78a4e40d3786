import { CouponList, useShop, useStore, useTexts } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import NotFoundPage from '../errors/not-found.page'

/** The coupons of the company (CPN-002); there is no such page outside the EU (CPN-001). */
export default function CouponsPage() {
  const t = useTexts(pagesTexts)
  const region = useStore(useShop().sites.store, state => state.region)
  if (region === 'US') return <NotFoundPage />
  const title = () => (region === 'EU' ? t('coupons') : t('loading'))
  return (
    <PageFrame title={title} trail={[{ name: title() }]}>
      <CouponList />
    </PageFrame>
  )
}
