import { useTexts } from '@cartwright/widgets'
import { searchIcon } from '@cartwright/widgets/storefront'
import { pagesTexts } from '../app/pages.texts'
import { DeadEnd } from './dead-end'

export default function NotFoundPage() {
  const t = useTexts(pagesTexts)
  return <DeadEnd icon={searchIcon} title={() => t('notFound')} text={t('notFoundText')} />
}
