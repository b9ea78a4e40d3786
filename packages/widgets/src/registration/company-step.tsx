import { isItalian, type Registration } from '@cartwright/core'
import { useId, useState } from 'react'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { describedBy } from '../primitives/described-by'
import { SelectField, TextField } from '../primitives/text-field'
import { countryName } from '../provider/country-name'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { StateField } from '../site/state-field'
import { UploadsField } from '../uploads/uploads-field'
import { AgreementDialog } from './agreement-dialog'
import { FormSection } from './form-section'
import { registrationTexts } from './registration.texts'
import { useRegistrationFields } from './use-registration-fields'

/** Step 2: the company, where it is, what proves it, and the consent. */
export function CompanyStep({ registration }: { registration: Registration }) {
  const t = useTexts(registrationTexts)
  const { values, field, errorOf } = useRegistrationFields(registration)
  return (
    <>
      <CompanySection registration={registration} />
      <FormSection title={t('address')} text={t('addressText')}>
        <TextField label={t('firstName')} autoComplete="given-name" maxLength={255} {...field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" maxLength={255} {...field('lastName')} />
        <div className="cw-form__wide">
          <TextField label={t('address1')} autoComplete="address-line1" maxLength={255} {...field('address1')} />
        </div>
        <div className="cw-form__wide">
          <TextField label={t('address2')} autoComplete="address-line2" maxLength={255} {...field('address2')} />
        </div>
        <TextField label={t('postcode')} autoComplete="postal-code" maxLength={20} {...field('postcode')} />
        <TextField label={t('city')} autoComplete="address-level2" maxLength={255} {...field('city')} />
        <StateField
          label={t('state')}
          autoComplete="address-level1"
          country={values.countryIso2}
          none={t('choose')}
          {...field('state')}
        />
        <TextField label={t('phone')} type="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
      </FormSection>
      <FormSection title={t('documentsTitle')} text={t('documentsText')}>
        <div className="cw-form__wide">
          <UploadsField
            uploads={registration.documents}
            label={t('documents')}
            required
            error={errorOf('attachments')}
          />
        </div>
      </FormSection>
      <AgreementSection registration={registration} />
    </>
  )
}

function CompanySection({ registration }: { registration: Registration }) {
  const t = useTexts(registrationTexts)
  const { values, field, language } = useRegistrationFields(registration)
  const { countries, currencies } = useStore(registration.store, state => ({
    countries: state.countries,
    currencies: state.currencies,
  }))
  const none = { value: '', label: t('choose') }
  const countryChoices = countries
    .map(({ countryIso2 }) => ({ value: countryIso2, label: countryName(countryIso2, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return (
    <FormSection title={t('companyTitle')} text={t('companyText')}>
      <div className="cw-form__wide">
        <TextField label={t('company')} autoComplete="organization" maxLength={255} {...field('company')} />
      </div>
      <SelectField
        label={t('country')}
        autoComplete="country"
        options={[none, ...countryChoices]}
        {...field('countryIso2')}
      />
      <TextField
        label={t(values.countryIso2 === 'US' ? 'vatUs' : 'vat')}
        code
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        {...field('vat')}
      />
      {isItalian(values) && (
        <>
          <TextField
            label={t('sdi')}
            code
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
            {...field('sdi')}
          />
          <TextField
            label={t('taxCode')}
            code
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
            {...field('taxCode')}
          />
        </>
      )}
      <SelectField
        label={t('currency')}
        options={[
          none,
          ...currencies.map(({ currency }) => ({ value: currency, label: currencyLabel(currency, language) })),
        ]}
        {...field('currency')}
      />
    </FormSection>
  )
}

function AgreementSection({ registration }: { registration: Registration }) {
  const t = useTexts(registrationTexts)
  const { errorOf } = useRegistrationFields(registration)
  const agreement = useStore(registration.store, state => state.agreement)
  const [isReading, setReading] = useState(false)
  const { control, notes } = describedBy(useId(), { error: errorOf('agreement') })
  return (
    <>
      <FormSection title={t('agreement')}>
        <div className="cw-form__wide cw-field">
          <div className="cw-row cw-row--wrap cw-registration__consent">
            <Checkbox name="agreement" checked={agreement} onChecked={registration.agree} required {...control}>
              {t('agree')}{' '}
              <span className="cw-label__req" aria-hidden="true">
                *
              </span>
            </Checkbox>
            <Button kind="link" aria-haspopup="dialog" onClick={() => setReading(true)}>
              {t('readAgreement')}
            </Button>
          </div>
          {notes}
        </div>
      </FormSection>
      <AgreementDialog open={isReading} onClose={() => setReading(false)} />
    </>
  )
}

/** The code first: it is what one looks for. */
function currencyLabel(currency: string, language: string): string {
  try {
    return `${currency} · ${new Intl.DisplayNames([language], { type: 'currency' }).of(currency) ?? ''}`
  } catch {
    return currency
  }
}
