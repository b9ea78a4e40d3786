/** Hands one shop to all widgets below; on the page of a host it also asks the reader to sign in and to confirm the account, where that is needed. */
import { createContext, useContext, useEffect, useMemo, useRef } from 'react'
import { type ElementHost, ElementHostContext } from './element-host'
import type { HostHandler } from './host-handler'
import { ShopProvider, type ShopProviderProps, useShop } from './shop-provider'
import { type AskingPlace, deskOf, registeredDialogs } from './sign-in-desk'
import { useLazy } from './use-lazy'
import { useStore } from './use-store'

export interface HostedShopProps extends ShopProviderProps {
  /**
   * Told on the page of a host (`shopUrl`) when the sign-in has expired, before the reader is asked to sign in again; return
   * false to ask yourself. Where several providers have the same shop, one of them is notified. The event `cw-session-expired`
   * of elements.
   */
  onSessionExpired?: HostHandler<Record<string, never>> | undefined
  /** Whether this part of the page can be seen: the reader is asked where that is so. Default: it can. */
  isVisible?: (() => boolean) | undefined
  /** The element that the widgets stand in; none in a React page. */
  host?: ElementHost | undefined
}

const AskingContext = createContext<AskingPlace | undefined>(undefined)

/** `<ShopProvider>` for hosts: puts a shop within reach of the widgets below and starts it. */
export function HostedShop({ onSessionExpired, isVisible, host, children, ...props }: HostedShopProps) {
  const latest = useRef({ onSessionExpired, isVisible })
  latest.current = { onSessionExpired, isVisible }
  const place = useMemo<AskingPlace>(
    () => ({
      onExpired: () => latest.current.onSessionExpired?.({}),
      isVisible: () => latest.current.isVisible?.() ?? true,
    }),
    [],
  )
  const isHosted = props.shop.shopUrl !== undefined
  return (
    <ShopProvider {...props}>
      <AskingContext.Provider value={isHosted ? place : undefined}>
        <ElementHostContext.Provider value={host}>
          <Reached>{children}</Reached>
        </ElementHostContext.Provider>
      </AskingContext.Provider>
      {isHosted && <Asking place={place} />}
    </ShopProvider>
  )
}

/** The widgets, or why nothing can be shown. */
function Reached({ children }: Pick<HostedShopProps, 'children'>) {
  const problem = useStore(useShop().setup, state => state.problem)
  const SetupProblem = useLazy(problem !== undefined, async () => (await import('./setup-problem')).SetupProblem)
  return problem && SetupProblem ? <SetupProblem {...problem} /> : children
}

/** The dialogs, while it is this part of the page that asks. */
function Asking({ place }: { place: AskingPlace }) {
  const desk = deskOf(useShop())
  useEffect(() => desk.join(place), [desk, place])
  const isAsking = useStore(desk.store, state => state.asking === place)
  const SignInDialog = useLazy(isAsking, async () => registeredDialogs().signIn?.())
  const isConfirming = useStore(desk.store, state => state.confirming === place)
  const TermsDialog = useLazy(isConfirming, async () => registeredDialogs().terms?.())
  return (
    <>
      {isAsking && SignInDialog && <SignInDialog />}
      {isConfirming && TermsDialog && <TermsDialog />}
    </>
  )
}

/** Whether the host of the page signs its readers in (`getToken`): nothing of ours then asks for a password. */
export const useIsSignedInByHost = (): boolean => useShop().signInByHost !== undefined

/**
 * Where to sign in: what the host names, else the page of the shop; undefined where the host signs its readers in, who have no password
 * for a form of ours.
 */
export function useSignInPath(named: string | undefined): string | undefined {
  const byHost = useIsSignedInByHost()
  return named ?? (byHost ? undefined : '/login')
}

/** Whether the session has ended because the host has no other token: what was entered is kept. */
export const useHasEnded = (): boolean => useStore(useShop().session.store, state => state.hasEnded)

/**
 * Opens a sign-in form; undefined where one stands on the page, the page leads to one by itself or signs its readers in itself, and
 * where no dialog is registered.
 */
export function useAskToSignIn(): (() => void) | undefined {
  const place = useContext(AskingContext)
  const shop = useShop()
  const desk = deskOf(shop)
  const hasForm = useStore(desk.store, state => state.hasForm)
  return place && !hasForm && !shop.signInByHost && registeredDialogs().signIn ? () => desk.open(place) : undefined
}
