import { NameDialog, type NameDialogProps } from '../primitives/name-dialog'
import { commonTexts } from '../provider/common.texts'
import { useTexts } from '../provider/use-texts'
import { listNameTexts } from './list-name.texts'

/** As many as the server takes. */
export const NAME_CHARS = 80

/** Asks for the name of a list. */
export function ListNameDialog(props: Omit<NameDialogProps, 'labels' | 'maxLength'>) {
  const t = useTexts(listNameTexts)
  const common = useTexts(commonTexts)
  const labels = { name: t('name'), missing: t('nameMissing'), save: t('save'), cancel: common('cancel') }
  return <NameDialog {...props} labels={labels} maxLength={NAME_CHARS} />
}
