import { productListQuery, readProductList } from '@cartwright/core'
import { Favourites, useTexts } from '@cartwright/widgets'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

/** The favourites list at `/search?pre=3` (RT-032). */
export default function FavouritesPage({ query }: Pick<PageProps, 'query'>) {
  const t = useTexts(pagesTexts)
  const { page, pageSize } = readProductList(query)
  return (
    <PageFrame title={() => t('favourites')}>
      <Favourites
        {...(page && { page })}
        {...(pageSize && { pageSize })}
        onPageChange={turned => showAs(['/search?pre=3', productListQuery(turned)].filter(String).join('&'))}
      />
    </PageFrame>
  )
}
