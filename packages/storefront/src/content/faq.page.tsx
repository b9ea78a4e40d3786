import { Faq } from '@cartwright/widgets'
import { HelpPage } from './help-page'

export default function FaqPage() {
  return (
    <HelpPage name="faq">
      <Faq />
    </HelpPage>
  )
}
