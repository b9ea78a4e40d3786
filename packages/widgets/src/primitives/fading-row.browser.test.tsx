import { expect, it, onTestFinished } from 'vitest'
import { defineElement } from '../element/define-element'
import { configure } from '../element/page-config'
import { frame } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'

const WORDS = ['Alle', 'Bereit', 'Wählen', 'Korrigieren', 'Nachlieferung']

type Tag = `cw-${string}`

const row = (tag: Tag, words: readonly string[], Box: 'div' | 'fieldset') =>
  defineElement({
    tag,
    component: () => (
      <Box className="cw-fading-row" style={{ display: 'flex', width: '200px', minWidth: 0, padding: 0, border: 0 }}>
        {words.map(word => (
          <button key={word} type="button">
            {word}
          </button>
        ))}
      </Box>
    ),
  })

/** The row of an element on the page, and how wide it fades at its start and its end. */
async function draw(tag: Tag, words: readonly string[], box: 'div' | 'fieldset' = 'div') {
  row(tag, words, box).define()
  const shop = silentShop({ language: 'en' })
  onTestFinished(() => shop.destroy())
  configure({ shop })
  const element = document.body.appendChild(document.createElement(tag))
  onTestFinished(() => element.remove())
  await frame()
  const list = element.shadowRoot?.querySelector('.cw-fading-row') as HTMLElement
  const style = getComputedStyle(list)
  const fades = () => ['start', 'end'].map(side => style.getPropertyValue(`--cw-fade-${side}`).trim())
  return { list, fades }
}

it.each(['div', 'fieldset'] as const)('a row of a %s that is wider than its box fades where it goes on', async box => {
  const { list, fades } = await draw(`cw-wide-${box}`, WORDS, box)
  const hidden = list.scrollWidth - list.clientWidth
  expect(hidden).toBeGreaterThan(50)
  for (const [left, ...sides] of [
    [0, '0px', '24px'],
    [hidden / 2, '24px', '24px'],
    [hidden, '24px', '0px'],
  ] as const) {
    list.scrollTo({ left, behavior: 'instant' })
    await expect.poll(fades).toEqual(sides)
  }
})

it('a row that fits does not fade', async () => {
  const { list, fades } = await draw('cw-short-row', ['Alle'])
  expect(list.scrollWidth).toBe(list.clientWidth)
  expect(fades()).toEqual(['', ''])
})
