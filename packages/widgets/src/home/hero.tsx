import { visitorListOf } from '@cartwright/core'
import type { Subject } from '@cartwright/core/contract'
import { chevronRightIcon, lockIcon } from '../icons/icons'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { PageLink, usePageHandler } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useCanAccess } from '../provider/use-can-access'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { VisitorList } from '../quick-order/visitor-list'
import { Greeting } from './greeting'
import { homeTexts } from './home.texts'
import { Leaving } from './leaving'
import { QuickEntry } from './quick-entry'
import { useRegionText } from './use-region-text'

const EU_PIECES = 600_000
const US_CARTRIDGES = 1_500_000
const US_SHARE = 0.999
/** Places of banners that are on their way. */
const EXPECTED = [1, 2, 3]

/** First thing one sees: for visitors what the shop is, a field for their list, and banners; for buyers one entry field, and no advertising. */
export function Hero({ banners, isLoading }: { banners: readonly Subject[]; isLoading: boolean }) {
  const shop = useShop()
  const t = useTexts(homeTexts)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const mayOpen = useCanAccess()
  if (isSignedIn)
    return (
      <section className="cw-hero cw-hero--buyer">
        <div className="cw-hero__text">
          <ForBuyers />
        </div>
        <Leaving />
      </section>
    )
  return (
    <>
      <VisitorHero image={banners[0]?.image} />
      {(isLoading || banners.length > 0) && (
        <ul className="cw-hero__news" aria-label={t('news')}>
          {isLoading && EXPECTED.map(place => <li key={place} aria-hidden="true" />)}
          {banners
            .filter(banner => mayOpen(banner.link))
            .map(banner => (
              <li key={banner.id}>
                <PageLink to={banner.link}>
                  <span className="cw-grow">
                    <b>{banner.title}</b>
                    <span className="cw-sub">{banner.text}</span>
                  </span>
                  <Icon shape={chevronRightIcon} />
                </PageLink>
              </li>
            ))}
        </ul>
      )}
    </>
  )
}

/** What the shop is, and beside it a field for a list; what was recognised takes the whole width. */
function VisitorHero({ image }: { image: string | undefined }) {
  const shop = useShop()
  const onNavigate = usePageHandler()
  const hasLines = useStore(visitorListOf(shop).store, state => state.lines.some(line => line.status !== 'empty'))
  return (
    <section className={cx('cw-hero', hasLines && 'cw-hero--list')}>
      <div className="cw-hero__text">
        <ForVisitors />
        {image && (
          <img
            className="cw-hero__picture"
            src={shop.client.fileUrl(image)}
            alt=""
            width={480}
            height={360}
            fetchPriority="high"
          />
        )}
      </div>
      <VisitorList onNavigate={onNavigate} />
    </section>
  )
}

function ForBuyers() {
  const t = useTexts(homeTexts)
  const mayQuickOrder = usePermission('quickOrder')
  const mayOrder = usePermission('cart') && mayQuickOrder
  return (
    <>
      <Greeting />
      <h1>{t('orderTitle')}</h1>
      <p>{mayOrder ? t('orderHint') : t('searchHint')}</p>
      {mayOrder && <QuickEntry />}
    </>
  )
}

function ForVisitors() {
  const shop = useShop()
  const t = useTexts(homeTexts)
  const regional = useRegionText()
  const { number } = useFormat()
  const region = useStore(shop.sites.store, state => state.region)
  const claim = regional('visitorText', {
    pieces: number(EU_PIECES),
    cartridges: number(US_CARTRIDGES, { notation: 'compact', compactDisplay: 'long' }),
    share: number(US_SHARE, { style: 'percent', maximumFractionDigits: 1 }),
  })
  return (
    <>
      <h1>{regional('visitorTitle')}</h1>
      {/* Which stock is meant is not known before the region is; its room is kept. */}
      <p className={region === 'NA' ? 'cw-hero__later' : undefined}>{claim}</p>
      {/* The shop has these two in its header. */}
      {shop.shopUrl !== undefined && !shop.signInByHost && (
        <div className="cw-row cw-row--wrap">
          <PageLink to="/ac/register" className="cw-btn cw-btn--l">
            {t('joinFree')}
          </PageLink>
          <PageLink to="/login" className="cw-btn cw-btn--l">
            {t('signIn')}
          </PageLink>
        </div>
      )}
      <p className="cw-hero__foot">
        <Icon shape={lockIcon} />
        {t('visitorPrice')}
      </p>
    </>
  )
}
