import { Favourites, useT } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

/** The favourites list at `/search?pre=3` (RT-032). */
export default function FavouritesPage() {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={t('favourites')}>
      <Favourites />
    </PageFrame>
  )
}
