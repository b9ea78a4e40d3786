import { Declaration } from '@cartwright/widgets'
import { HelpPage } from './help-page'

export default function ToolbarPage() {
  return (
    <HelpPage name="toolbar">
      <Declaration type="toolbar" />
    </HelpPage>
  )
}
