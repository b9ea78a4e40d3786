import { Declaration } from '@cartwright/widgets'
import { HelpPage } from './help-page'

export default function AboutPage() {
  return (
    <HelpPage name="about">
      <Declaration type="about" />
    </HelpPage>
  )
}
