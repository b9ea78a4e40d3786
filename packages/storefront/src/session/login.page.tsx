import { afterSignIn } from '@cartwright/core'
import { SignIn, useShop, useTexts } from '@cartwright/widgets'
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

/** The form; the guard of the routes takes over from there (RT-015). */
export default function LoginPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  const { client } = useShop()
  const [path = ''] = afterSignIn(query).split('?')
  const waiting = WAITING[path]
  return (
    <PageFrame title={() => t('signIn')} headless>
      <div className="shop-login shop-short">
        <div className="shop-form">
          <h1>{t('signIn')}</h1>
          <SignIn {...(waiting && { note: t('signInFor', { page: t(waiting) }) })} />
        </div>
        <div className="shop-login__stage">
          <img src={client.fileUrl('/pictures/toner-kit-multi-cmyk.svg')} alt="" width={480} height={360} />
          <p className="shop-login__claim">{t('claim')}</p>
          <p>{t('claimText')}</p>
        </div>
      </div>
    </PageFrame>
  )
}
