import { Favourites, ProductList, useT } from '@cartwright/widgets'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { listProps, toQuery } from '../catalogue/list-query'

export default function SearchPage({ query }: PageProps) {
  const t = useT(pagesTexts)
  if (query.get('pre') === '3') {
    return (
      <PageFrame title={t('favourites')}>
        <Favourites />
      </PageFrame>
    )
  }
  const props = listProps(query)
  const stamp = query.get('t') ?? ''
  return (
    <PageFrame title={props.keyword ? t('searchFor', { keyword: props.keyword }) : t('search')}>
      <ProductList
        // The same word searched again is a new search (RT-031).
        key={stamp}
        {...props}
        onListChange={change => {
          const next = toQuery(change)
          if (stamp) next.set('t', stamp)
          showAs(`/search?${next}`)
        }}
      />
    </PageFrame>
  )
}
