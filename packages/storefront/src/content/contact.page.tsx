import { ContactCard, Declaration } from '@cartwright/widgets'
import { HelpPage } from './help-page'

export default function ContactPage() {
  return (
    <HelpPage name="contact">
      <ContactCard />
      <Declaration type="contact" />
    </HelpPage>
  )
}
