import { Declaration } from '@cartwright/widgets'
import { HelpPage } from './help-page'

export default function CookiesPage() {
  return (
    <HelpPage name="cookies">
      <Declaration type="cookies" />
    </HelpPage>
  )
}
