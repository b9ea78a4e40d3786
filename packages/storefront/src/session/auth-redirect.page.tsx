import {
  afterSignIn,
  type HandedOver,
  handOverRefusal,
  hostOf,
  loginPath,
  readHandOver,
  redeemHandOver,
} from '@cartwright/core'
import { useShop, useTexts } from '@cartwright/widgets'
import { useEffect, useState } from 'react'
import { PageFrame, type PageProps } from '../app/page'
import { PageSkeleton } from '../app/page-skeleton'
import { pagesTexts } from '../app/pages.texts'
import '../layout/short-page.css'

/** Signed in at once: the page that is gone to waits for the person. A failure has been shown by then. */
const take = (handed: HandedOver) => void handed.accept().catch(() => undefined)

/**
 * Landing page of a sign-in elsewhere: goes on to where the buyer wanted to be (RT-003). A sign-in that the page of a host has handed over
 * is taken; where another person is signed in, that is asked first, because anybody can make a link.
 */
export default function AuthRedirectPage({ query }: PageProps) {
  const shop = useShop()
  const t = useTexts(pagesTexts)
  const [given] = useState(() => readHandOver(window.location.hash))
  const [asked, setAsked] = useState<HandedOver>()
  const { navigate, session } = shop
  const to = given?.to ?? afterSignIn(query)

  useEffect(() => {
    const goOn = () => navigate(to, { replace: true })
    if (!given) return goOn()
    // No entry of the history keeps the code.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    const present = () => session.store.getState()
    redeemHandOver(shop, given.code).then(
      handed => {
        if (present().isSignedIn && present().name !== handed.userName) return setAsked(handed)
        if (present().isSignedIn) void handed.decline()
        else take(handed)
        goOn()
      },
      (error: unknown) => {
        // A link that was used already, by the reader who is signed in here by it.
        if (present().isSignedIn) return goOn()
        const { host, reason } = handOverRefusal(error)
        const why = new URLSearchParams({ from: host || hostOf(document.referrer), link: reason })
        navigate(`${loginPath(to)}&${why}`, { replace: true })
      },
    )
  }, [shop, navigate, session, given, to])

  if (!asked) return <PageSkeleton />
  const { userName, company, host } = asked
  const { name } = session.store.getState()
  const answer = (isTaken: boolean) => {
    if (isTaken) take(asked)
    else void asked.decline()
    navigate(to, { replace: true })
  }
  return (
    <PageFrame title={() => t('handOverTitle', { name: userName })} headless>
      <div className="shop-form shop-short">
        <h1>{t('handOverTitle', { name: userName })}</h1>
        <p>
          {t('handOverPresent', { name })}{' '}
          {t(host ? 'handOverText' : 'handOverTextHere', { host, company, name: userName })}
        </p>
        <div className="cw-row cw-row--wrap">
          <button type="button" className="cw-btn cw-btn--primary" onClick={() => answer(true)}>
            {t('handOverGo', { name: userName })}
          </button>
          <button type="button" className="cw-btn" onClick={() => answer(false)}>
            {t('handOverStay', { name })}
          </button>
        </div>
      </div>
    </PageFrame>
  )
}
