import { LANGUAGE_LABELS } from '@cartwright/core'
import { globeIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { type FormFieldProps, FormValue } from '../provider/form-field'
import { useI18n, useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { PickMenu } from './pick-menu'
import { siteTexts } from './site.texts'
import { usePickedField } from './use-picked-field'

/** The language of the interface, each named in itself (LANG-001 to LANG-005). */
export function LanguageSelect({ name, value, disabled }: FormFieldProps) {
  const { sites } = useShop()
  const language = useStore(useI18n().store, state => state.language)
  const pick = (code: string) => void sites.chooseLanguage(code)
  usePickedField(disabled ? null : language, value, pick)
  return (
    <WidgetBox>
      <LanguagePick disabled={disabled} />
      <FormValue name={name} value={disabled ? null : language} />
    </WidgetBox>
  )
}

/** The same inside of another widget. */
export function LanguagePick({ disabled }: Pick<FormFieldProps, 'disabled'>) {
  const { sites } = useShop()
  const i18n = useI18n()
  const t = useTexts(siteTexts)
  const languages = useStore(sites.store, state => state.languages)
  const language = useStore(i18n.store, state => state.language)
  const name = LANGUAGE_LABELS[language]
  return (
    <PickMenu
      label={t('language', { name })}
      face={
        <>
          <Icon shape={globeIcon} />
          <span className="cw-hide-m">{name}</span>
          <span className="cw-only-m">{language.toUpperCase()}</span>
        </>
      }
      options={languages.map(code => ({
        key: code,
        lang: code,
        face: <span className="cw-grow">{LANGUAGE_LABELS[code]}</span>,
      }))}
      picked={language}
      disabled={disabled}
      onPick={picked => void sites.chooseLanguage(picked)}
    />
  )
}
