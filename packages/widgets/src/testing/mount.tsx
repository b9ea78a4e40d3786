/** Draws something into a real page, for browser tests: inside a shadow root, as the elements do. */
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import widgetsCss from '../styles/widgets.css?inline'

/** @returns the shadow root; it is taken away when the test ends. */
export async function mount(content: ReactNode): Promise<ShadowRoot> {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(widgetsCss)
  shadow.adoptedStyleSheets = [sheet]
  const box = document.createElement('div')
  box.className = 'cw'
  shadow.append(box)
  document.body.append(host)
  const root = createRoot(box)
  root.render(content)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await frame()
  return shadow
}

/** The real one, also where a test has put a fake in its place. */
const startTimer = window.setTimeout

/**
 * Two frames: everything that is due has been drawn and laid out. Preact starts effects by a timer after a frame, which a busy
 * browser may hold back beyond the next one; a later timer comes after it.
 */
export const frame = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => startTimer(resolve))))
