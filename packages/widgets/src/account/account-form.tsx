import type { AccountDraft, AccountField, Accounts } from '@cartwright/core'
import { PERMISSION, WILDCARD } from '@cartwright/core/rules'
import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { describedBy } from '../primitives/described-by'
import { SelectField, TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useErrorSummary } from '../provider/use-error-summary'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { registrationTexts } from '../registration/registration.texts'
import { accountsTexts } from './accounts.texts'
import { RepPrices } from './rep-prices'

export interface AccountFormProps {
  accounts: Accounts
  draft: AccountDraft
}

const PERMISSIONS = [
  ['permissionCart', PERMISSION.cart],
  ['permissionFavourites', PERMISSION.favourites],
  ['permissionQuickOrder', PERMISSION.quickOrder],
  ['permissionOrder', PERMISSION.order],
  ['permissionAccounts', PERMISSION.accounts],
  ['permissionAccountPrices', PERMISSION.accountPrices],
] as const
const ROLES = ['mainCustomer', 'salesRep', 'clerk'] as const
const STATUSES = ['active', 'inactive'] as const

/** A new account of the company, or a change of one. */
export function AccountForm({ accounts, draft }: AccountFormProps) {
  const { messages } = useShop()
  const t = useTexts(accountsTexts)
  const common = useTexts(commonTexts)
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, run] = useBusy()
  const { summary, refuse } = useErrorSummary()
  const errorOf = useErrorOf(draft)
  const { account, values } = draft
  const mayDecidePrices = useStore(accounts.store, state => state.repPrices !== undefined)
  const others = useStore(accounts.store, state => state.rows)
  // With the first sales rep the question comes up what it sees.
  const isFirstRep = mayDecidePrices && values.role === 'salesRep' && !others.some(({ role }) => role === 'salesRep')
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])

  async function save(): Promise<void> {
    const { email } = values
    const [first] = await accounts.save()
    if (first) refuse()
    else messages.show({ kind: 'success', text: account ? t('saved') : t('added', { email }) })
  }

  return (
    <form
      ref={form}
      className="cw-card cw-address-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        run(save)
      }}
    >
      <div className="cw-address-form__wide">{summary}</div>
      <h3 className="cw-address-form__wide">{account ? `${t('editTitle')}: ${account.userName}` : t('add')}</h3>
      <Person accounts={accounts} draft={draft} />
      <SelectField
        label={t('role')}
        name="role"
        value={values.role}
        onValue={value => accounts.setRole(ROLES.find(role => role === value) ?? values.role)}
        hint={values.role === 'mainCustomer' ? t('mainHint') : undefined}
        error={errorOf('role')}
        options={ROLES.map(role => ({ value: role, label: t(role) }))}
      />
      <SelectField
        label={t('status')}
        name="status"
        value={values.status}
        onValue={value => accounts.set('status', STATUSES.find(status => status === value) ?? values.status)}
        hint={values.status === 'inactive' ? t('inactiveHint') : undefined}
        error={errorOf('status')}
        options={STATUSES.map(status => ({ value: status, label: t(status) }))}
      />
      {isFirstRep && (
        <div className="cw-address-form__wide cw-col">
          <p>{t('repPricesFirst')}</p>
          <RepPrices accounts={accounts} />
        </div>
      )}
      <Permissions accounts={accounts} draft={draft} />
      <div className="cw-row cw-row--wrap cw-address-form__wide">
        <Button type="submit" kind="primary" busy={isBusy}>
          {t('save')}
        </Button>
        <Button onClick={() => accounts.cancel()}>{common('cancel')}</Button>
      </div>
    </form>
  )
}

/** What is wrong with a field, in words. */
function useErrorOf({ problems }: AccountDraft) {
  const t = useTexts(accountsTexts)
  const words = useTexts(registrationTexts)
  return (field: AccountField): string | undefined => {
    const problem = problems[field]
    if (!problem) return undefined
    switch (problem) {
      case 'emailFixed':
      case 'notYours':
      case 'lastMain':
      case 'ownAccount':
        return t(problem)
      default:
        return words(problem)
    }
  }
}

/** Whose account it is; the user name is set once. */
function Person({ accounts, draft }: AccountFormProps) {
  const t = useTexts(accountsTexts)
  const common = useTexts(commonTexts)
  const errorOf = useErrorOf(draft)
  const { account, values } = draft
  return (
    <>
      {!account && (
        <TextField
          label={t('userName')}
          name="userName"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={values.userName}
          onValue={value => accounts.set('userName', value)}
          error={errorOf('userName')}
        />
      )}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        required
        autoComplete="off"
        maxLength={254}
        value={values.email}
        onValue={value => accounts.set('email', value)}
        hint={account ? undefined : t('addHint')}
        error={errorOf('email')}
      />
      {(['firstName', 'lastName'] as const).map(field => (
        <TextField
          key={field}
          label={t(field)}
          name={field}
          autoComplete="off"
          optional={common('optional')}
          maxLength={255}
          value={values[field]}
          onValue={value => accounts.set(field, value)}
        />
      ))}
    </>
  )
}

/** What the account may do. */
function Permissions({ accounts, draft }: AccountFormProps) {
  const { session } = useShop()
  const t = useTexts(accountsTexts)
  const { control, notes } = describedBy(useId(), { error: useErrorOf(draft)('permissions') })
  const own = useStore(session.store, state => state.permissions)
  const { permissions } = draft.values
  // A back end of the host's may know no right to order: there every account has it.
  const isKnown = (permission: string) =>
    permission !== PERMISSION.order || [...own, ...permissions].some(each => each === permission || each === WILDCARD)
  const toggle = (permission: string, isOn: boolean) =>
    accounts.set('permissions', [...permissions.filter(each => each !== permission), ...(isOn ? [permission] : [])])
  return (
    <fieldset
      className="cw-address-form__wide cw-col"
      aria-describedby={control['aria-describedby']}
      data-invalid={control['aria-invalid'] && ''}
    >
      <legend className="cw-label">{t('permissions')}</legend>
      {PERMISSIONS.filter(([, permission]) => isKnown(permission)).map(([label, permission]) => (
        <Checkbox
          key={permission}
          checked={permissions.includes(permission)}
          // What one does not have can be taken, and not be given.
          disabled={!permissions.includes(permission) && !own.includes(permission) && !own.includes(WILDCARD)}
          onChecked={isOn => toggle(permission, isOn)}
        >
          {t(label)}
        </Checkbox>
      ))}
      {notes}
    </fieldset>
  )
}
