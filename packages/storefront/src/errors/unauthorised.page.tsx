import { lockIcon, useT } from '@cartwright/widgets'
import { pagesTexts } from '../app/pages.texts'
import { DeadEnd } from './dead-end'

export default function UnauthorisedPage() {
  const t = useT(pagesTexts)
  return <DeadEnd icon={lockIcon} title={() => t('unauthorised')} text={t('unauthorisedText')} />
}
