import type { DemoAccount } from '@cartwright/core'
import { useId } from 'react'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { Tag } from '../primitives/status'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './demo-accounts.css?inline'
import { demoAccountsTexts } from './demo-accounts.texts'

addSheet(css)

export interface DemoAccountsProps {
  /** As `listDemoAccounts` of the core gives them. */
  accounts: readonly DemoAccount[]
  /** The one that stands in the sign-in form. */
  chosen?: DemoAccount | undefined
  /** Called with the account that was pressed; fills the form with it, say. */
  onChoose: (account: DemoAccount) => void
}

/** The people of the demo data, each with what there is to try; one press hands one of them on. */
export function DemoAccounts({ accounts, chosen, onChoose }: DemoAccountsProps) {
  const t = useTexts(demoAccountsTexts)
  const headingId = useId()
  return (
    <WidgetBox className="cw-demo">
      <section aria-labelledby={headingId}>
        <div className="cw-demo__head">
          <h2 id={headingId}>
            {t('heading')} <Tag>{t('tag')}</Tag>
          </h2>
          <p>{t('lead')}</p>
        </div>
        <ul>
          {accounts.map(account => (
            <li key={account.userName} className={cx(account.userName === chosen?.userName && 'is-chosen')}>
              <div>
                <div className="cw-demo__who">
                  <b>{account.name}</b> <span>{account.company}</span>
                </div>
                <p>{account.about}</p>
              </div>
              <Button
                size="s"
                aria-label={t('fillIn', { name: account.userName })}
                pressed={account.userName === chosen?.userName}
                // A new object for each press, so that the form is filled again after someone has typed in it.
                onClick={() => onChoose({ ...account })}
              >
                {account.userName}
              </Button>
            </li>
          ))}
        </ul>
        <div className="cw-demo__foot">
          <p>
            {t('password')} <b>{accounts[0]?.password}</b>
          </p>
          <p>{t('note')}</p>
        </div>
      </section>
    </WidgetBox>
  )
}
