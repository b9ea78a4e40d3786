import { useTexts } from '@cartwright/widgets'
import { lockIcon } from '@cartwright/widgets/storefront'
import { pagesTexts } from '../app/pages.texts'
import { DeadEnd } from './dead-end'

export default function UnauthorisedPage() {
  const t = useTexts(pagesTexts)
  return <DeadEnd icon={lockIcon} title={() => t('unauthorised')} text={t('unauthorisedText')} />
}
