import { Declaration } from '../content/help'
import { Button } from '../primitives/button'
import { Dialog } from '../primitives/dialog'
import { commonTexts } from '../provider/common.texts'
import { useTexts } from '../provider/use-texts'
import { registrationTexts } from './registration.texts'

/** The terms, to be read without leaving the form. */
export function AgreementDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(registrationTexts)
  const common = useTexts(commonTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('agreementTitle')}
      closeLabel={common('close')}
      className="cw-registration__terms"
      foot={
        <Button kind="primary" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <Declaration type="terms" />
    </Dialog>
  )
}
