import { Declaration } from '@cartwright/widgets'
import { HelpPage } from './help-page'

export default function TermsPage() {
  return (
    <HelpPage name="terms">
      <Declaration type="terms" />
    </HelpPage>
  )
}
