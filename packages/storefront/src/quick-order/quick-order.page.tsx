import { readId, screens } from '@cartwright/core'
import { CouponList, QuickOrder, SavedLists, ShopLink, useShop, useStore, useTexts } from '@cartwright/widgets'
import { SegmentedLinks } from '@cartwright/widgets/storefront'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { KeysLine } from './keys-line'

const LINES = ['quickOrderLines', '/my/quickorder'] as const
const COUPONS = ['coupons', '/my/quickorder?tab=coupon'] as const

/** The first line without a number. */
const begin = (main: Element) =>
  [...main.querySelectorAll<HTMLInputElement>('.cw-qo-grid input[data-cell="number"]')].find(
    ({ value }) => value === '',
  )

/** The list, and in the EU the coupons beside it (RT-037). */
export default function QuickOrderPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  const region = useStore(useShop().sites.store, state => state.region)
  const hasCoupons = region === 'EU'
  const shown = hasCoupons && query.get('tab') === 'coupon' ? 'coupons' : 'quickOrderLines'
  const tabs = (
    // Their height is kept until the region is known.
    <div className={hasCoupons ? undefined : 'shop-later'}>
      <SegmentedLinks label={t('quickOrder')}>
        {(hasCoupons ? [LINES, COUPONS] : [LINES]).map(([tab, path]) => (
          <ShopLink key={tab} to={path} aria-current={tab === shown ? 'page' : undefined}>
            {t(tab)}
          </ShopLink>
        ))}
      </SegmentedLinks>
    </div>
  )
  return (
    <PageFrame title={() => t('quickOrder')} begin={begin} actions={region !== 'US' && tabs}>
      {shown === 'coupons' ? (
        <CouponList />
      ) : (
        <>
          <SavedLists listId={readId(query.get('list'))} />
          <QuickOrder {...screens.quickOrder.props({ params, query })} />
          <KeysLine />
        </>
      )}
    </PageFrame>
  )
}
