import { createHome } from '@cartwright/core'
import { useEffect, useMemo } from 'react'
import { boxIcon } from '../icons/box'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { PageLinks } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import type { Navigates } from '../provider/use-go'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { Activities } from './activities'
import { BrandTiles } from './brand-tiles'
import { Floors, FloorsSkeleton } from './floors'
import { Hero } from './hero'
import { homeTexts } from './home.texts'
import { HomeFinder } from './home-finder'
import { SellingPoints } from './selling-points'

/** Banners with quick entry, brands and printer finder, activities, floors, selling points (RT-001). */
export function Home({ onNavigate }: Navigates) {
  const shop = useShop()
  const t = useT(homeTexts)
  const home = useMemo(() => createHome(shop), [shop])
  const language = useSelect(shop.i18n.store, state => state.language)
  // On a host's page: what is drawn in English first grows when the reader's words arrive, and moves all that follows.
  const hasWords = useSelect(shop.i18n.store, state => state.version > 0)
  const orgId = useSelect(shop.sites.store, state => state.orgId)
  const isSignedIn = useSelect(shop.session.store, ({ isSignedIn }) => isSignedIn)
  const state = useSelect(home.store, current => current)
  useEffect(() => {
    void [language, orgId, isSignedIn]
    if (hasWords) void home.load()
  }, [home, hasWords, language, orgId, isSignedIn])
  if (!hasWords) return <WidgetBox className="cw-home" />

  return (
    <WidgetBox className="cw-home">
      <PageLinks value={onNavigate}>
        <Hero banners={state.banners} isLoading={state.status === 'loading'} />
        {state.status === 'failed' ? (
          <Empty
            icon={boxIcon}
            failed
            title={t('failed')}
            actions={<Button onClick={() => void home.load()}>{t('retry')}</Button>}
          />
        ) : (
          <>
            <div className="cw-home__two">
              <HomeFinder />
              <BrandTiles subjects={state.brandSubjects} counts={state.counts} isLoading={state.status === 'loading'} />
            </div>
            <Activities
              subjects={state.activitySubjects}
              counts={state.counts}
              isLoading={state.status === 'loading'}
            />
            {state.status === 'loading' ? <FloorsSkeleton label={t('loading')} /> : <Floors floors={state.floors} />}
          </>
        )}
        <SellingPoints />
      </PageLinks>
    </WidgetBox>
  )
}
