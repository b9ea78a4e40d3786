import { Declaration } from '@cartwright/widgets'
import { HelpPage } from './help-page'

export default function AnnouncementPage() {
  return (
    <HelpPage name="announcement">
      <Declaration type="announcement" />
    </HelpPage>
  )
}
