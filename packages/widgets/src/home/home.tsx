import { createHome } from '@cartwright/core'
import { useEffect, useMemo } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { boxIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { PageLinks } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { Activities } from './activities'
import { BrandTiles } from './brand-tiles'
import { Floors, FloorsSkeleton } from './floors'
import { Hero } from './hero'
import css from './home.css?inline'
import { homeTexts } from './home.texts'
import { HomeFinder } from './home-finder'
import { SellingPoints } from './selling-points'

addSheet(css)

export interface HomeProps extends NavigationHandlers, AddToCartHandlers {}

/** Banners with quick entry, the desk of a buyer, brands and printer finder, activities, floors, selling points (RT-001). */
export function Home({ onNavigate, onCartAdd }: HomeProps) {
  const shop = useShop()
  const t = useTexts(homeTexts)
  const home = useMemo(() => createHome(shop), [shop])
  const language = useStore(shop.i18n.store, state => state.language)
  // On a host's page: what is drawn in English first grows when the reader's words arrive, and moves all that follows.
  const hasWords = useStore(shop.i18n.store, state => state.version > 0)
  const orgId = useStore(shop.sites.store, state => state.orgId)
  const isSignedIn = useStore(shop.session.store, ({ isSignedIn }) => isSignedIn)
  const state = useStore(home.store, current => current)
  const DeskCards = useLazy(isSignedIn, async () => (await import('./desk-cards')).DeskCards)
  useEffect(() => {
    void [language, orgId, isSignedIn]
    if (hasWords) void home.load()
  }, [home, hasWords, language, orgId, isSignedIn])
  // A buyer knows what is sold here, and goes there.
  const activities = (
    <Activities subjects={state.activitySubjects} counts={state.counts} isLoading={state.status === 'loading'} />
  )
  if (!hasWords) return <WidgetBox className="cw-home" />
  // What follows the desk is drawn with it, so that nothing of it moves down again.
  if (isSignedIn && !DeskCards)
    return (
      <WidgetBox className="cw-home">
        <PageLinks value={onNavigate}>
          <Hero banners={state.banners} isLoading={state.status === 'loading'} />
        </PageLinks>
      </WidgetBox>
    )

  return (
    <WidgetBox className="cw-home">
      <PageLinks value={onNavigate}>
        <Hero banners={state.banners} isLoading={state.status === 'loading'} />
        {isSignedIn && DeskCards && (
          <div className="cw-desk-box">
            <DeskCards onNavigate={onNavigate} onCartAdd={onCartAdd} />
          </div>
        )}
        {state.status === 'failed' ? (
          <Empty
            icon={boxIcon}
            failed
            title={t('failed')}
            actions={<Button onClick={() => void home.load()}>{t('retry')}</Button>}
          />
        ) : (
          <>
            {isSignedIn && activities}
            <div className="cw-home__two">
              <HomeFinder />
              <BrandTiles subjects={state.brandSubjects} counts={state.counts} isLoading={state.status === 'loading'} />
            </div>
            {!isSignedIn && activities}
            {state.status === 'loading' ? <FloorsSkeleton label={t('loading')} /> : <Floors floors={state.floors} />}
          </>
        )}
        <SellingPoints />
      </PageLinks>
    </WidgetBox>
  )
}
