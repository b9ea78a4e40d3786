import { afterSignIn, type DemoAccount, isHandOverReason, listDemoAccounts } from '@cartwright/core'
import { SignIn, useShop, useStore, useTexts } from '@cartwright/widgets'
import { DemoAccounts } from '@cartwright/widgets/storefront'
import { useEffect, useState } from 'react'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import '../layout/short-page.css'
import './login.css'

/** Pages whose work is kept while one signs in. */
const WAITING: Readonly<Record<string, 'basket' | 'confirm' | 'quickOrder'>> = {
  '/cust/shoppingcart': 'basket',
  '/my/quickorder': 'quickOrder',
  '/order/confirm': 'confirm',
}

const begin = (main: Element) => main.querySelector<HTMLElement>('.shop-form input')

/** The form, beside it the people of a demo shop; the guard of the routes takes over from there (RT-015). */
export default function LoginPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  const { client } = useShop()
  const accounts = useDemoAccounts()
  const [chosen, setChosen] = useState<DemoAccount>()
  const [path = ''] = afterSignIn(query).split('?')
  const waiting = WAITING[path]
  const note = noteOf(query.get('from'), query.get('link'))
  return (
    <PageFrame title={() => t('signIn')} begin={begin} headless>
      <div className="shop-login shop-short">
        <div className="shop-form">
          <h1>{t('signIn')}</h1>
          <SignIn filled={chosen} {...(note !== undefined && { note })} />
        </div>
        {accounts.length > 0 ? (
          <DemoAccounts accounts={accounts} chosen={chosen} onChoose={setChosen} />
        ) : (
          <div className="shop-login__stage">
            <img src={client.fileUrl('/pictures/toner-kit-multi-cmyk.svg')} alt="" width={480} height={360} />
            <p className="shop-login__claim">{t('claim')}</p>
            <p>{t('claimText')}</p>
          </div>
        )}
      </div>
    </PageFrame>
  )

  /**
   * Why the form is there.
   * @param from host whose link could not be used; blank when it is not known
   * @param reason why it could not
   */
  function noteOf(from: string | null, reason: string | null): string | undefined {
    if (from === null) return waiting && t('signInFor', { page: t(waiting) })
    const why = t(`linkFailed.${isHandOverReason(reason) ? reason : 'failed'}`)
    return `${why} ${isHost(from) ? t('openAgain', { host: from }) : t('openAgainThere')}`
  }
}

/** Anything else in an address would be words of somebody else on the page of the shop. */
const isHost = (text: string) => /^[\w-]+(\.[\w-]+)*(:\d{1,5})?$/.test(text)

/** None until they have been loaded, and in a shop without demo data. */
function useDemoAccounts(): readonly DemoAccount[] {
  const shop = useShop()
  const language = useStore(shop.i18n.store, state => state.language)
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said about them follows the language
  useEffect(() => {
    let isWanted = true
    void listDemoAccounts(shop).then(found => isWanted && setAccounts(found))
    return () => {
      isWanted = false
    }
  }, [shop, language])
  return accounts
}
