/** WebKit by the W3C's WebDriver protocol: Playwright drives only a WebKit of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { freePort } from './built-shop'
import type { Key, Tab, Target } from './tab'

/** As browsers write a reference to an element (WebDriver, "Elements"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Keys that are no letters (WebDriver, "Keyboard actions"). */
const KEYS: Record<Key, string> = { Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }
const WINDOW = { width: 1440, height: 900 }
const LIMIT_MS = 60_000

/** What may have a role, and the roles that WebKit computes for it. */
const CANDIDATES: Record<Target['role'], { selector: string; roles: string[] }> = {
  button: { selector: 'button, [role=button]', roles: ['button'] },
  dialog: { selector: 'dialog, [role=dialog], [role=alertdialog]', roles: ['dialog', 'alertdialog'] },
  field: { selector: 'input, textarea', roles: ['textbox', 'searchbox', 'combobox', 'spinbutton'] },
  heading: { selector: 'h1, h2, h3, h4', roles: ['heading'] },
}

/** Runs in the page: the visible elements that match, through all open shadow roots. */
const FIND_VISIBLE = `
  const [selector, within] = arguments
  const all = (root, wanted) => [...root.querySelectorAll('*')].flatMap(element => [
    ...(element.matches(wanted) ? [element] : []),
    ...(element.shadowRoot ? all(element.shadowRoot, wanted) : []),
  ])
  const parts = within ? all(document, within) : [document]
  const found = parts.flatMap(part => [...all(part, selector), ...(part.shadowRoot ? all(part.shadowRoot, selector) : [])])
  return found.filter(element => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)`

/** Runs in the page: the middle of an element that stands still for two frames; nothing while it moves, or something else lies over it. */
const FIND_MIDDLE = `
  const [element, done] = arguments
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
  const middle = () => {
    const box = element.getBoundingClientRect()
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  }
  const before = middle()
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const [x, y] = middle()
    let top = document.elementFromPoint(x, y)
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === top) break
      top = inner
    }
    const isStill = before[0] === x && before[1] === y
    const isFree = top && (element.contains(top) || top.contains(element))
    done(isStill && isFree && !element.disabled ? [x, y] : null)
  }))`

/** Runs in the page: whether the focus is in an element. */
const HAS_FOCUS = `return arguments[0].getRootNode().activeElement === arguments[0]`

/** Run in the page: whether a click has arrived at an element since. A page that the click has left for another knows nothing of it. */
const AWAIT_CLICK = `
  window.clickHasArrived = false
  arguments[0].addEventListener('click', () => { window.clickHasArrived = true }, { once: true, capture: true })`
const HAS_ARRIVED = 'return window.clickHasArrived !== false'

/**
 * A tab of a browser of its own, which keeps nothing of the ones before it. Its driver is its own too: one that has just ended a session
 * may never answer to the request for the next.
 * @param driver path of the program WebKitWebDriver; `xvfb-run` gives it a screen
 */
export async function openWebKitTab(driver: string): Promise<Tab> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const program = spawn('xvfb-run', ['-a', driver, `--port=${port}`, '--host=127.0.0.1'], {
    // It has children: they form a group, which is ended as a whole.
    detached: true,
    stdio: 'ignore',
  })
  try {
    const isReady = async () => ((await call(base, 'GET', '/status')) as { ready: boolean }).ready
    await expect(async () => expect(await isReady()).toBe(true)).toPass({ intervals: [50], timeout: LIMIT_MS })
    const tab = await openTab(base)
    return {
      ...tab,
      close: async () => {
        await tab.close().finally(() => endGroup(program))
      },
    }
  } catch (error) {
    await endGroup(program)
    throw error
  }
}

async function endGroup(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.pid === undefined) return
  const ended = once(program, 'exit')
  process.kill(-program.pid, 'SIGTERM')
  await ended
}

async function call(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(LIMIT_MS),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (!answer.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error} ${value?.message}`)
  return value
}

async function openTab(base: string): Promise<Tab> {
  const { sessionId } = (await call(base, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
  })) as { sessionId: string }
  const session = (method: string, path: string, body?: object) =>
    call(base, method, `/session/${sessionId}${path}`, body)
  const run = (script: string, ...args: unknown[]) => session('POST', '/execute/sync', { script, args })
  const runAsync = (script: string, ...args: unknown[]) => session('POST', '/execute/async', { script, args })
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    session('POST', '/actions', { actions: [{ type, id: type, actions }] })
  const press = (keys: string) =>
    act(
      'key',
      [...keys].flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )

  async function find({ role, name, within }: Target): Promise<object | undefined> {
    const { selector, roles } = CANDIDATES[role]
    const found = (await run(FIND_VISIBLE, selector, within ?? null)) as Record<string, string>[]
    for (const element of found) {
      const path = `/element/${element[ELEMENT]}`
      const label = String(await session('GET', `${path}/computedlabel`))
      if (typeof name === 'string' ? label !== name : !name.test(label)) continue
      if (roles.includes(String(await session('GET', `${path}/computedrole`)))) return element
    }
    return undefined
  }

  await session('POST', '/window/rect', WINDOW)
  return {
    open: async url => void (await session('POST', '/url', { url })),
    // An element that is drawn again between two calls is looked for once more.
    sees: target => expect(async () => expect(await find(target), textOf(target)).toBeDefined()).toPass(LOOKING),
    misses: target => expect(async () => expect(await find(target), textOf(target)).toBeUndefined()).toPass(LOOKING),
    click: target =>
      expect(async () => {
        const element = await find(target)
        expect(element, textOf(target)).toBeDefined()
        const middle = (await runAsync(FIND_MIDDLE, element)) as [number, number] | null
        expect(middle, `${textOf(target)} can be pressed`).not.toBeNull()
        const [x, y] = middle ?? []
        await run(AWAIT_CLICK, element)
        await act('pointer', [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ])
        // The page may have moved it since.
        expect(await run(HAS_ARRIVED), `${textOf(target)} was pressed`).toBe(true)
        if (target.role === 'field') expect(await run(HAS_FOCUS, element), textOf(target)).toBe(true)
      }).toPass(LOOKING),
    type: async text => void (await press(text)),
    press: async key => void (await press(KEYS[key])),
    read: async <T>(expression: string) => (await run(`return (${expression})`)) as T,
    close: async () => void (await session('DELETE', '')),
  }
}

const textOf = ({ role, name, within }: Target): string => `${role} ${name}${within ? ` in ${within}` : ''}`
const LOOKING = { intervals: [50, 100, 250], timeout: 20_000 }
