import {
  type FieldProblem,
  isRequired,
  type Registration,
  type RegistrationField,
  type RegistrationValues,
} from '@cartwright/core'
import type { TextFieldProps } from '../primitives/text-field'
import { commonTexts } from '../provider/common.texts'
import { countryName } from '../provider/country-name'
import { useI18n } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { registrationTexts } from './registration.texts'

/** What the fields of a registration share: value, change, and what is wrong, in words. */
export function useRegistrationFields(registration: Registration) {
  const i18n = useI18n()
  const t = useTexts(registrationTexts)
  const common = useTexts(commonTexts)
  const language = useStore(i18n.store, state => state.language)
  const { values, problems } = useStore(registration.store, state => ({
    values: state.values,
    problems: state.problems,
  }))

  const wordsFor = (problem: FieldProblem) =>
    problem === 'vatInvalid' && values.countryIso2 === 'US'
      ? t('vatUsInvalid')
      : t(problem, { country: countryName(values.countryIso2, language) })
  const errorOf = (field: RegistrationField) => {
    const problem = problems[field]
    return problem && wordsFor(problem)
  }
  const field = (
    name: keyof RegistrationValues,
  ): Pick<TextFieldProps, 'name' | 'value' | 'onValue' | 'error' | 'required' | 'optional'> & {
    onBlur: () => void
  } => ({
    name,
    value: values[name],
    onValue: value => registration.set(name, value),
    onBlur: () => registration.tidy(name),
    error: errorOf(name),
    ...(isRequired(name, values) ? { required: true } : { optional: common('optional') }),
  })
  return { values, field, errorOf, language }
}
