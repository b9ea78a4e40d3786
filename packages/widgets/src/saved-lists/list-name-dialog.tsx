import { NameDialog, type NameDialogProps } from '../primitives/name-dialog'
import { useTexts } from '../provider/use-texts'
import { savedListsTexts } from './saved-lists.texts'

/** As many as the server takes. */
export const NAME_CHARS = 80

/** Asks for the name of a list. */
export function ListNameDialog(props: Omit<NameDialogProps, 'labels' | 'maxLength'>) {
  const t = useTexts(savedListsTexts)
  const labels = { name: t('name'), missing: t('nameMissing'), save: t('save'), cancel: t('cancel') }
  return <NameDialog {...props} labels={labels} maxLength={NAME_CHARS} />
}
