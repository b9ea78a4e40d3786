import { Favourites, useTexts } from '@cartwright/widgets'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { listProps, toQuery } from '../catalogue/list-query'

/** The favourites list at `/search?pre=3` (RT-032). */
export default function FavouritesPage({ query }: Pick<PageProps, 'query'>) {
  const t = useTexts(pagesTexts)
  const { page, pageSize } = listProps(query)
  return (
    <PageFrame title={() => t('favourites')}>
      <Favourites
        {...(page && { page })}
        {...(pageSize && { pageSize })}
        onPageChange={turned => showAs(['/search?pre=3', toQuery(turned)].filter(String).join('&'))}
      />
    </PageFrame>
  )
}
