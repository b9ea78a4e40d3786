import { ConfirmDialog } from '../primitives/dialog'
import { useConfirmLabels } from '../provider/dialog-labels'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { sessionEndTexts } from './session-end.texts'

/** Asks before a sign-out (SES-005); in a file of its own, because few pages are left this way. */
export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session } = useShop()
  const t = useTexts(sessionEndTexts)
  const labels = useConfirmLabels()
  return (
    <ConfirmDialog
      {...labels}
      open={open}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void session.signOut()
      }}
    >
      {t('signOutQuestion')}
    </ConfirmDialog>
  )
}
