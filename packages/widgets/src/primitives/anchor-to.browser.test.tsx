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

  describe.each([0.8, 1.25, 2])('under CSS zoom of %s', zoom => {
    afterEach(() => {
      for (const zoomed of [document.documentElement, document.body]) zoomed.style.zoom = ''
    })
    const isNear = (one: number, other: number) => Math.abs(one - other) < 1

    it.each([
      ['the page', () => document.documentElement],
      ['what is around both', () => document.body],
      ['the popover itself', () => floating],
      ['the anchor', () => anchor],
    ])('on %s it stands beside its anchor, inside of the window', async (_where, zoomed) => {
      at(60, 50)
      zoomed().style.zoom = String(zoom)
      open()
      const of = () => anchor.getBoundingClientRect()
      await expect.poll(() => [isNear(box().left, of().left), isNear(box().top, of().bottom + 4)]).toEqual([true, true])
      stop()
      at(100, 50)
      anchor.style.width = '230px'
      content().style.width = '120px'
      open({ placement: 'bottom-end', matchWidth: true })
      await expect
        .poll(() => [isNear(box().right, of().right), isNear(box().top, of().bottom + 4), box().width > of().width - 1])
        .toEqual([true, true, true])
      stop()
      // More than there is room for.
      content().style.height = '3000px'
      open()
      await expect.poll(() => isNear(box().bottom, 592)).toBe(true)
    })
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
