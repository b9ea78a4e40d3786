import { productListQuery, screens } from '@cartwright/core'
import { ProductList, useTexts } from '@cartwright/widgets'
import { lazy } from 'react'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

/** Another page at the same path: who searches does not wait for it. */
const FavouritesPage = lazy(() => import('../favourites/favourites.page'))

export default function SearchPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  if (query.get('pre') === '3') return <FavouritesPage query={query} />
  const props = screens.search.props({ params, query })
  const stamp = query.get('t') ?? ''
  return (
    <PageFrame title={() => (props.keyword ? t('searchFor', { keyword: props.keyword }) : t('search'))}>
      <ProductList
        {...props}
        onListChange={change => {
          const next = productListQuery(change)
          if (stamp) next.set('t', stamp)
          showAs(`/search?${next}`)
        }}
      />
    </PageFrame>
  )
}
