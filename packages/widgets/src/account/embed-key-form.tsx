import type { EmbedKeyDraft, EmbedKeyField, EmbedKeys, EmbedKeyValues } from '@cartwright/core'
import { EMBED_KEY_DAYS_MAX, EMBED_ORIGINS_MAX, RIGHTS, type Right } from '@cartwright/core/contract'
import { addDays, type EmbedComponent, personName, rightsOf } from '@cartwright/core/rules'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { banIcon, closeIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { describedBy } from '../primitives/described-by'
import { Icon } from '../primitives/icon'
import { Radio } from '../primitives/radio'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useErrorSummary } from '../provider/use-error-summary'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { PasswordField } from '../session/password-field'
import { EMBED_GROUPS, type EmbedGroup } from './embed-components'
import { embedComponentsTexts } from './embed-components.texts'
import { embedKeysTexts } from './embed-keys.texts'

const GROUPS = Object.keys(EMBED_GROUPS) as EmbedGroup[]
const CAN = {
  catalogue: 'canCatalogue',
  cart: 'canCart',
  lists: 'canLists',
  order: 'canOrder',
  orders: 'canOrders',
  returns: 'canReturns',
  finance: 'canFinance',
  account: 'canAccount',
} as const satisfies Record<Right, string>

export interface EmbedKeyFormProps {
  keys: EmbedKeys
  draft: EmbedKeyDraft
}

/** A new key of the company, or a change of one: what its pages show, and what follows from that. */
export function EmbedKeyForm({ keys, draft }: EmbedKeyFormProps) {
  const { messages, i18n } = useShop()
  const t = useTexts(embedKeysTexts)
  const common = useTexts(commonTexts)
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, run] = useBusy()
  const { summary, refuse } = useErrorSummary()
  const errorOf = useErrorOf(draft)
  const { keyId, values } = draft
  const name = useStore(keys.store, state => state.rows.find(row => row.keyId === keyId)?.name ?? '')
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])

  async function save(): Promise<void> {
    const [first] = await keys.save()
    if (first) refuse()
    else if (keyId !== undefined) messages.show({ kind: 'success', text: t('saved') })
  }

  return (
    <form
      ref={form}
      className="cw-embed-key"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        run(save)
      }}
    >
      <div className="cw-card cw-embed-key__fields">
        <div>
          <h2>{keyId === undefined ? t('add') : t('editTitle', { name })}</h2>
          <p className="cw-sub">{t('addText')}</p>
        </div>
        {summary}
        <div className="cw-embed-key__pair">
          <TextField
            label={t('name')}
            name="name"
            required
            autoComplete="off"
            maxLength={60}
            value={values.name}
            onValue={value => keys.set('name', value)}
            hint={t('nameHint')}
            error={errorOf('name')}
          />
          <TextField
            label={t('expires')}
            name="expires"
            type="date"
            min={i18n.today()}
            max={addDays(i18n.today(), EMBED_KEY_DAYS_MAX)}
            value={values.expires}
            onValue={value => keys.set('expires', value)}
            hint={t('expiresHint')}
            error={errorOf('expires')}
          />
        </div>
        <Origins keys={keys} draft={draft} />
        <Components keys={keys} draft={draft} />
        <Buyers keys={keys} draft={draft} />
        <div className="cw-embed-key__password">
          <PasswordField
            label={t('password')}
            name="currentPassword"
            autoComplete="current-password"
            required
            maxLength={128}
            value={values.currentPassword}
            onValue={value => keys.set('currentPassword', value)}
            error={errorOf('currentPassword')}
          />
        </div>
        <div className="cw-row cw-row--wrap">
          <Button type="submit" kind="primary" busy={isBusy}>
            {keyId === undefined ? t('make') : t('save')}
          </Button>
          <Button onClick={() => keys.cancel()}>{common('cancel')}</Button>
        </div>
      </div>
      <Rights keys={keys} values={values} />
    </form>
  )
}

/** What is wrong with a field, in words. */
function useErrorOf({ problems }: EmbedKeyDraft) {
  const t = useTexts(embedKeysTexts)
  const MISSING = {
    name: 'required',
    origins: 'originsMissing',
    components: 'componentsMissing',
    buyers: 'buyersMissing',
    currentPassword: 'passwordMissing',
    withheld: 'required',
    expires: 'expiresPast',
  } as const satisfies Record<EmbedKeyField, string>
  return (field: EmbedKeyField): string | undefined => {
    const problem = problems[field]
    return problem && t(problem === 'required' ? MISSING[field] : problem)
  }
}

interface GroupProps {
  label: string
  error: string | undefined
  hint?: string
  /** @param describedBy id of what is said below, for its controls */
  children: (describedBy: string | undefined) => ReactNode
}

/** Several controls that are one field. */
function Group({ label, error, hint, children }: GroupProps) {
  const { control, notes } = describedBy(useId(), { error, hint })
  return (
    <fieldset
      className="cw-embed-key__group"
      aria-describedby={control['aria-describedby']}
      data-invalid={error ? '' : undefined}
    >
      <legend className="cw-label">
        {label}
        <span className="cw-label__req" aria-hidden="true">
          *
        </span>
      </legend>
      {children(control['aria-describedby'])}
      {notes}
    </fieldset>
  )
}

/** Where its pages are: at least one. */
function Origins({ keys, draft }: EmbedKeyFormProps) {
  const t = useTexts(embedKeysTexts)
  const errorOf = useErrorOf(draft)
  const box = useRef<HTMLDivElement>(null)
  const { origins } = draft.values
  const error = errorOf('origins')
  const set = (typed: readonly string[]) => keys.set('origins', typed)
  /** The field that gets the focus once it is drawn. */
  const next = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a field was added or removed
  useLayoutEffect(() => {
    if (next.current === undefined) return
    box.current?.querySelectorAll<HTMLElement>('input')[next.current]?.focus()
    next.current = undefined
  }, [origins.length])
  return (
    <Group label={t('origins')} error={error} hint={t('originsHint')}>
      {describedBy => (
        <div ref={box} className="cw-embed-key__origins">
          {origins.map((origin, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field of the list is its place
            <div key={index} className="cw-row">
              <input
                className="cw-input cw-grow"
                part="input"
                name="origins"
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={255}
                placeholder="https://intranet.example"
                aria-label={t('origin', { number: index + 1 })}
                aria-describedby={describedBy}
                aria-invalid={error ? true : undefined}
                value={origin}
                onChange={event => set(origins.with(index, event.currentTarget.value))}
              />
              {origins.length > 1 && (
                <Button
                  icon={closeIcon}
                  aria-label={t('removeOrigin', { number: index + 1 })}
                  onClick={() => {
                    next.current = Math.max(0, index - 1)
                    set(origins.toSpliced(index, 1))
                  }}
                />
              )}
            </div>
          ))}
          {origins.length < EMBED_ORIGINS_MAX && (
            <span>
              <Button
                kind="quiet"
                size="s"
                onClick={() => {
                  next.current = origins.length
                  set([...origins, ''])
                }}
              >
                {t('addOrigin')}
              </Button>
            </span>
          )}
        </div>
      )}
    </Group>
  )
}

/** What its pages show, by groups that can be ticked as a whole. */
function Components({ keys, draft }: EmbedKeyFormProps) {
  const t = useTexts(embedKeysTexts)
  const words = useTexts(embedComponentsTexts)
  const errorOf = useErrorOf(draft)
  const { components } = draft.values
  const set = (names: readonly EmbedComponent[], isOn: boolean) =>
    keys.set('components', [...components.filter(name => !names.includes(name)), ...(isOn ? names : [])])
  return (
    <Group label={t('shows')} error={errorOf('components')}>
      {describedBy => (
        <div className="cw-embed-key__groups">
          {GROUPS.map(group => {
            const names: readonly EmbedComponent[] = EMBED_GROUPS[group]
            const chosen = names.filter(name => components.includes(name))
            return (
              <fieldset key={group} className="cw-embed-key__part" data-on={chosen.length > 0 || undefined}>
                <legend className="cw-sr">{t(`group_${group}`)}</legend>
                <Checkbox
                  name="components"
                  aria-describedby={describedBy}
                  checked={chosen.length === names.length}
                  some={chosen.length > 0}
                  onChecked={isOn => set(names, isOn)}
                >
                  <b>{t(`group_${group}`)}</b>
                </Checkbox>
                <ul>
                  {names.length > 1 &&
                    names.map(name => (
                      <li key={name}>
                        <Checkbox checked={components.includes(name)} onChecked={isOn => set([name], isOn)}>
                          {words(name)} <span className="cw-sub cw-code">{name}</span>
                        </Checkbox>
                      </li>
                    ))}
                </ul>
                {group === 'ordering' && <span className="cw-sub">{t('orderHint')}</span>}
              </fieldset>
            )
          })}
        </div>
      )}
    </Group>
  )
}

/** Whom the key vouches for. */
function Buyers({ keys, draft }: EmbedKeyFormProps) {
  const t = useTexts(embedKeysTexts)
  const errorOf = useErrorOf(draft)
  const accounts = useStore(keys.store, state => state.accounts)
  const { buyers } = draft.values
  const toggle = (accountId: number, isOn: boolean) =>
    keys.set('buyers', [...(buyers ?? []).filter(id => id !== accountId), ...(isOn ? [accountId] : [])])
  return (
    <Group label={t('buyers')} error={errorOf('buyers')}>
      {describedBy => (
        <div className="cw-col">
          <Radio name="buyers" checked={buyers === null} onChecked={() => keys.set('buyers', null)}>
            {t('allAccounts')}
          </Radio>
          {accounts && (
            <Radio
              name="buyers"
              aria-describedby={describedBy}
              checked={buyers !== null}
              onChecked={() => keys.set('buyers', buyers ?? [])}
            >
              {t('chosenAccounts')}
            </Radio>
          )}
          {accounts && buyers && (
            <ul className="cw-embed-key__buyers">
              {accounts.map(account => (
                <li key={account.accountId}>
                  <Checkbox
                    checked={buyers.includes(account.accountId)}
                    onChecked={isOn => toggle(account.accountId, isOn)}
                  >
                    {personName(account)} <span className="cw-sub">{account.userName}</span>
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Group>
  )
}

/** What buyers can do on these pages: each right can be taken away. And what they cannot. */
function Rights({ keys, values }: { keys: EmbedKeys; values: EmbedKeyValues }) {
  const t = useTexts(embedKeysTexts)
  const { components, withheld } = values
  const needed = rightsOf(components)
  const toggle = (right: Right, isOn: boolean) =>
    keys.set('withheld', [...withheld.filter(each => each !== right), ...(isOn ? [] : [right])])
  return (
    <aside className="cw-card cw-embed-key__rights" aria-label={t('rights')}>
      <h2>{t('rights')}</h2>
      {needed.length === 0 ? (
        <p className="cw-sub">{t('componentsMissing')}</p>
      ) : (
        <>
          <h3>{t('can')}</h3>
          <ul>
            {needed.map(right => (
              <li key={right}>
                <Checkbox checked={!withheld.includes(right)} onChecked={isOn => toggle(right, isOn)}>
                  {t(CAN[right])}
                </Checkbox>
              </li>
            ))}
          </ul>
          <h3>{t('cannot')}</h3>
          <ul>
            {RIGHTS.filter(right => !needed.includes(right)).map(right => (
              <Cannot key={right}>{t(CAN[right])}</Cannot>
            ))}
            <Cannot>{t('cannotAccounts')}</Cannot>
            <Cannot>{t('cannotPrices')}</Cannot>
            <Cannot>{t('cannotKeys')}</Cannot>
          </ul>
        </>
      )}
    </aside>
  )
}

const Cannot = ({ children }: { children: ReactNode }) => (
  <li className="cw-embed-key__cannot">
    <Icon shape={banIcon} size="s" />
    <span>{children}</span>
  </li>
)
