/** The short placement must put a popover where Floating UI puts it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anchorTo } from './anchor-to.light'
import type { BesideOptions } from './anchor-to.types'
import { positionFloating } from './floating-position'

const OPTIONS: BesideOptions = { placement: 'bottom-start', matchWidth: false }
let anchor: HTMLElement
let floating: HTMLElement
let stop = () => {}

beforeEach(async () => {
  await page.viewport(800, 600)
  document.body.innerHTML = `
    <div style="height: 2000px"><i id="a" style="position: absolute; width: 100px; height: 20px"></i></div>
    <div id="f" popover="manual" style="position: fixed; inset: auto; margin: 0; padding: 0; border: 0; overflow: auto">
      <div style="width: 200px; height: 150px"></div>
    </div>`
  anchor = document.getElementById('a') as HTMLElement
  floating = document.getElementById('f') as HTMLElement
  floating.showPopover()
})
afterEach(() => {
  stop()
  window.scrollTo(0, 0)
  document.body.innerHTML = ''
})

const box = () => floating.getBoundingClientRect()
const at = (left: number, top: number) => Object.assign(anchor.style, { left: `${left}px`, top: `${top}px` })
const content = () => floating.firstElementChild as HTMLElement

describe.each([
  ['Floating UI', positionFloating],
  ['the short placement', anchorTo],
])('%s', (_name, keep) => {
  const open = (options: Partial<BesideOptions> = {}) => {
    stop = keep(anchor, floating, { ...OPTIONS, ...options })
  }

  it('puts it below, at the left or the right edge', async () => {
    at(300, 100)
    open()
    await expect.poll(box).toMatchObject({ left: 300, top: 124, width: 200, height: 150 })
    stop()
    open({ placement: 'bottom-end' })
    await expect.poll(box).toMatchObject({ left: 200, top: 124 })
  })

  it('above when there is more room, and inside of the window at its edges', async () => {
    at(750, 560)
    open()
    await expect.poll(() => box().bottom).toBe(556)
    expect(box().right).toBe(document.documentElement.clientWidth - 8)
    stop()
    at(-40, 100)
    open()
    await expect.poll(box).toMatchObject({ left: 8, top: 124 })
  })

  it('lets it scroll where it is higher than the room there is', async () => {
    content().style.height = '900px'
    at(300, 100)
    open()
    await expect.poll(() => box().bottom).toBe(592)
    expect(box().top).toBe(124)
    stop()
    at(300, 500)
    open()
    await expect.poll(box).toMatchObject({ top: 8, bottom: 496 })
  })

  it('makes it as wide as what it belongs to', async () => {
    anchor.style.width = '320px'
    at(300, 100)
    open({ matchWidth: true })
    await expect.poll(() => box().width).toBe(320)
  })

  it('no wider than the window, where what it belongs to touches both its edges', async () => {
    const { clientWidth } = document.documentElement
    anchor.style.width = `${clientWidth}px`
    at(0, 100)
    open({ matchWidth: true })
    await expect.poll(box).toMatchObject({ left: 8, right: clientWidth - 8 })
  })

  it('follows when the page scrolls or the anchor moves, until it is stopped', async () => {
    at(300, 300)
    open()
    await expect.poll(() => box().top).toBe(324)
    window.scrollTo(0, 100)
    await expect.poll(() => box().top).toBe(224)
    at(200, 400)
    await expect.poll(box).toMatchObject({ left: 200, top: 324 })
    stop()
    const { top } = floating.style
    window.scrollTo(0, 0)
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(floating.style.top).toBe(top)
  })
})
