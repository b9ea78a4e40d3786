import { isScreenName, type ScreenName, screenOf } from '@cartwright/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { chevronLeftIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { SkeletonRows } from '../primitives/feedback'
import { focusHeading } from '../primitives/focus-heading'
import { windowOf } from '../primitives/owner-document'
import { commonTexts } from '../provider/common.texts'
import { Granted } from '../provider/for-host'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './outlet.css?inline'
import { outletTexts } from './outlet.texts'
import type { OutletProps } from './outlet.types'
import { createHistory } from './outlet-history'
import { joinOutlets } from './outlet-reach'
import type { LoadScreen } from './screen-components.types'

addSheet(css)

/** What is drawn, and how the reader came there. */
interface Drawn {
  /** Undefined where nothing is drawn. */
  path: string | undefined
  /** Another one for every step: what is drawn then is new. */
  step: number
}

/**
 * Draws a path of the shop in its own place: quick order and an outlet are a whole shop on a host's page. It answers the steps of all
 * elements of its shop that the host has not taken, and leaves to the shop what it does not draw.
 */
export function OutletView(props: OutletProps & { load: LoadScreen }) {
  const { start, history: kind, base, control, header, footer, home, onOutletChange } = props
  const name = control?.name ?? 'cw'
  const shop = useShop()
  const t = useTexts(outletTexts)
  const root = useRef<HTMLDivElement>(null)
  const isHosted = 'path' in props
  const history = useMemo(() => createHistory(kind, base, name), [kind, base, name])
  const draws = (path: string) => isDrawn(path, props)
  const [drawn, setDrawn] = useState<Drawn>(() => ({ path: firstPath(), step: 0 }))
  const { path, step } = drawn
  /** Something was entered that is not sent. */
  const hasEntered = useRef(false)
  /** What is done when the reader says that what was entered may be lost. */
  const [leaving, setLeaving] = useState<() => void>()

  function firstPath(): string | undefined {
    if (isHosted) return props.path
    const kept = history.read()
    const first = kept !== undefined && draws(kept) ? kept : start
    return first !== undefined && draws(first) ? first : undefined
  }
  function draw(next: string | undefined) {
    hasEntered.current = false
    setDrawn(before => ({ path: next, step: before.step + 1 }))
  }
  /** Asks before what was entered is lost. */
  function leave(go: () => void) {
    if (hasEntered.current) setLeaving(() => go)
    else go()
  }
  function take(next: string, isReplaced: boolean) {
    history.write(next, isReplaced)
    draw(next)
  }
  const show = (next: string) => {
    if (!draws(next)) return false
    leave(() => take(next, false))
    return true
  }
  const back = () =>
    leave(() => {
      hasEntered.current = false
      if (history.back()) return
      const first = start !== undefined && start !== path && draws(start) ? start : undefined
      history.write(first, true)
      draw(first)
    })
  /** The address has changed: the step has been taken already, so a reader who stays gets it back. */
  const follow = () => {
    const kept = history.read()
    const next = kept !== undefined && draws(kept) ? kept : undefined
    if (next === path) return
    if (!hasEntered.current) return draw(next ?? firstPath())
    history.write(path, false)
    setLeaving(() => () => {
      history.write(next, false)
      draw(next)
    })
  }
  const now = useRef({ draws, take, leave, show, back, follow, path })
  now.current = { draws, take, leave, show, back, follow, path }

  useEffect(() => {
    if (!isHosted) return history.listen(() => now.current.follow())
  }, [history, isHosted])
  useEffect(() => {
    if (isHosted)
      setDrawn(before => (before.path === props.path ? before : { path: props.path, step: before.step + 1 }))
  }, [isHosted, props.path])
  useEffect(() => {
    if (isHosted || !root.current) return
    return joinOutlets({
      shop,
      place: root.current,
      draws: wanted => now.current.draws(wanted),
      take: (wanted, isReplaced) =>
        isReplaced ? now.current.take(wanted, true) : now.current.leave(() => now.current.take(wanted, false)),
    })
  }, [shop, isHosted])
  useEffect(() => {
    control?.attach({
      path: () => now.current.path,
      show: wanted => now.current.show(wanted),
      back: () => now.current.back(),
      focus: () => void (root.current && focusHeading(root.current)),
    })
    return () => control?.attach(undefined)
  }, [control])

  const found = path === undefined ? undefined : screenOf(path)
  const [settled, setSettled] = useState<number>()
  const states = {
    home: found === undefined,
    loading: found !== undefined && settled !== step,
    ready: found !== undefined && settled === step,
  }
  return (
    <WidgetBox className="cw-outlet" states={states} slots={{ 'before-place': props.beforePlace }}>
      {header}
      <div ref={root}>
        {found && path !== undefined ? (
          <Screen
            key={step}
            name={found.name}
            path={path}
            isFirst={step === 0}
            props={props}
            load={props.load}
            canGoBack={!isHosted && (step > 0 || path !== start)}
            onBack={back}
            onSettled={() => setSettled(step)}
            onEntry={() => {
              hasEntered.current = found.screen.hasEntries === true
            }}
            onTake={(next, isReplaced) => {
              if (isHosted || !draws(next)) return false
              if (isReplaced) take(next, true)
              else leave(() => take(next, false))
              return true
            }}
          />
        ) : (
          <Home step={step} onOutletChange={onOutletChange}>
            {home}
          </Home>
        )}
      </div>
      {footer}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('leaveTitle')}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        onConfirm={() => {
          setLeaving(undefined)
          leaving?.()
        }}
        onCancel={() => setLeaving(undefined)}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </WidgetBox>
  )
}

/** Whether an outlet with these properties draws a path. */
function isDrawn(path: string, { screens, onlyJourney }: Pick<OutletProps, 'screens' | 'onlyJourney'>): boolean {
  const found = screenOf(path)
  if (!found || (onlyJourney && !found.screen.isJourney)) return false
  const named = screens?.split(/[\s,]+/).filter(isScreenName)
  return named === undefined || named.length === 0 || named.includes(found.name)
}

function Home({
  step,
  onOutletChange,
  children,
}: Pick<OutletProps, 'onOutletChange'> & { step: number; children: ReactNode }) {
  const say = useRef(onOutletChange)
  say.current = onOutletChange
  useEffect(() => {
    if (step > 0) say.current?.({ path: '', screen: 'home', title: '' })
  }, [step])
  return children
}

interface ScreenProps {
  name: ScreenName
  path: string
  /** The page has begun with it: the focus stays where the page has it. */
  isFirst: boolean
  props: OutletProps
  load: LoadScreen
  canGoBack: boolean
  onBack: () => void
  /** Its heading is there. */
  onSettled: () => void
  /** Something was entered. */
  onEntry: () => void
  /** Draws another path; false where this outlet does not. */
  onTake: (path: string, isReplaced: boolean) => boolean
}

function Screen({ name, path, isFirst, props, load, canGoBack, onBack, onSettled, onEntry, onTake }: ScreenProps) {
  const t = useTexts(outletTexts)
  const common = useTexts(commonTexts)
  const box = useRef<HTMLDivElement>(null)
  const Component = useLazy(true, () => load(name))
  const found = screenOf(path)
  const isHeaded = found?.screen.isHeaded === true
  useHeading(box, isFirst, title => {
    onSettled()
    props.onOutletChange?.({ path, screen: name, title })
  })

  /** The host first, then this outlet, then the shop. */
  const ask =
    <Detail extends { path: string }>(handler: ((detail: Detail) => unknown) | undefined, isReplaced = false) =>
    (detail: Detail) =>
      handler?.(detail) === false || onTake(detail.path, isReplaced) ? false : undefined
  const handlers = {
    onNavigate: ask(props.onNavigate),
    onCartAdd: props.onCartAdd,
    ...(name === 'cart' && { onCheckout: ask(props.onCheckout) }),
    ...(name === 'quickOrder' && { onOrder: ask(props.onOrder) }),
    ...(name === 'confirm' && { onOrderPlaced: ask(props.onOrderPlaced, true) }),
  }
  return (
    <div ref={box} className="cw-outlet__screen" onInput={onEntry}>
      {canGoBack && (
        <Button kind="link" icon={chevronLeftIcon} part="back" className="cw-outlet__back" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      {!isHeaded && <h2 className="cw-outlet__title">{t(`title.${name}`)}</h2>}
      {Component && found ? (
        <Granted tag={found.screen.tag} isClosed={false}>
          <Component {...found.screen.props(found.at)} {...handlers} />
        </Granted>
      ) : (
        <SkeletonRows rows={5} label={common('loading')} />
      )}
    </div>
  )
}

/** The focus goes to the heading of a new screen once there is one, which a screen reader says. @param onHeading told of its text, once */
function useHeading(
  box: { readonly current: HTMLElement | null },
  isFirst: boolean,
  onHeading: (title: string) => void,
) {
  const say = useRef(onHeading)
  say.current = onHeading
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen is drawn anew for each step
  useEffect(() => {
    const at = box.current
    if (!at) return
    const settle = () => {
      const heading = at.querySelector('h1, h2, h3')
      if (!heading) return false
      watch.disconnect()
      if (!isFirst) {
        const { top } = at.getBoundingClientRect()
        // A screen begins in the upper half of the window, so that more than its heading is seen.
        if (top < 0 || top > windowOf(at.ownerDocument).innerHeight / 2) at.scrollIntoView?.({ block: 'start' })
        focusHeading(at)
      }
      say.current(heading.textContent ?? '')
      return true
    }
    // A screen that says what it has found draws its heading when it has read it.
    const watch = new MutationObserver(settle)
    if (!settle()) watch.observe(at, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [])
}
