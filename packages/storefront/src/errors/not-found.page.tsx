import { searchIcon, useTexts } from '@cartwright/widgets'
import { pagesTexts } from '../app/pages.texts'
import { DeadEnd } from './dead-end'

export default function NotFoundPage() {
  const t = useTexts(pagesTexts)
  return <DeadEnd icon={searchIcon} title={() => t('notFound')} text={t('notFoundText')} />
}
