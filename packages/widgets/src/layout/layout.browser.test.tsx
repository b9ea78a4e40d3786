import type { Shop } from '@cartwright/core'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../element-types'
import { configure } from '../element/page-config'
import { element as searchBox } from '../search/search-box.element'
import { element as languageSelect } from '../site/language-select.element'
import { element as siteSelect } from '../site/site-select.element'
import { frame } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'
import { element as navBar } from './nav-bar.element'
import { element as siteFooter } from './site-footer.element'
import { element as topBar } from './top-bar.element'

let navigate: ReturnType<typeof vi.fn<(path: string) => void>>
let host: HTMLElement
let shop: Shop

beforeEach(async () => {
  navigate = vi.fn()
  shop = silentShop({ language: 'en', navigate })
  vi.spyOn(shop, 'start').mockResolvedValue()
  configure({ shop })
  for (const element of [languageSelect, navBar, searchBox, siteFooter, siteSelect, topBar]) element.define()
  host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = `<cw-top-bar><cw-search-box slot="search"></cw-search-box></cw-top-bar>
    <cw-nav-bar current="/list/toner?classId=102"></cw-nav-bar><cw-site-select></cw-site-select>
    <cw-language-select></cw-language-select><cw-site-footer></cw-site-footer>`
  onTestFinished(() => {
    host.remove()
    shop.destroy()
  })
  await frame()
})
const inside = (tag: keyof HTMLElementTagNameMap) => host.querySelector(tag)?.shadowRoot

it('the bars of the shop are elements too, with the search box of the page in its place', () => {
  const box = (selector: string) => host.querySelector(selector)?.getBoundingClientRect()
  const bar = box('cw-top-bar')
  expect(bar?.height).toBeGreaterThanOrEqual(60)
  expect(box('cw-search-box')?.top).toBeLessThan(bar?.bottom ?? 0)
  expect(inside('cw-nav-bar')?.querySelector('[aria-current="page"]')?.textContent).toBe('Toner')
})

it('the search button is as wide as its word, and the key keeps beside it', async () => {
  await page.viewport(1440, 900)
  host.querySelector('cw-search-box')?.setAttribute('slash-key', '')
  await frame()
  const button = inside('cw-search-box')?.querySelector('button')
  const key = inside('cw-search-box')?.querySelector('.cw-search__key')
  if (!button || !key) throw new Error('There is no search box')
  button.textContent = 'Rechercher maintenant'
  const { width, right } = key.getBoundingClientRect()
  expect(width).toBeGreaterThan(0)
  expect(right).toBeLessThan(button.getBoundingClientRect().left)
})

it('asks the page before a link of theirs leads away', async () => {
  const asked: string[] = []
  host.addEventListener('cw-navigate', event => {
    asked.push(event.detail.path)
    if (event.detail.path !== '/login') event.preventDefault()
  })
  for (const [tag, to] of [
    ['cw-top-bar', '/index'],
    ['cw-top-bar', '/login'],
    ['cw-nav-bar', '/printers'],
    ['cw-site-footer', '/help/cookies'],
  ] as const)
    inside(tag)?.querySelector<HTMLElement>(`a[href="${to}"]`)?.click()
  expect(asked).toEqual(['/index', '/login', '/printers', '/help/cookies'])
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/login'])
})

it('LANG-001 the language is chosen in its element and holds for all of them', async () => {
  const language = page.elementLocator(host.querySelector('cw-language-select') as HTMLElement)
  await userEvent.click(language.getByRole('button'))
  await userEvent.click(language.getByRole('menuitemradio', { name: 'Deutsch' }))
  await expect.poll(() => inside('cw-nav-bar')?.querySelector('nav')?.lang).toBe('de')
  await expect.poll(() => inside('cw-nav-bar')?.querySelector('a')?.textContent).toBe('Startseite')
})

const OFFICES = [
  { orgId: 1, iso2: 'NL', name: 'Netherlands', lines: ['Kade 1'] },
  { orgId: 3, iso2: 'IT', name: 'Italy', lines: ['Via 1'] },
  { orgId: 5, iso2: 'DE', name: 'Germany', lines: ['Weg 1'] },
  { orgId: 7, iso2: 'GB', name: 'United Kingdom', lines: ['Road 1'] },
  { orgId: 8, iso2: 'FR', name: 'France', lines: ['Rue 1'] },
]

it.each([...OFFICES, { orgId: 11, name: undefined }])(
  'LAY-027 site $orgId: only its own office looks different, by the colour of its line and the weight of its name',
  async ({ orgId, name: own }) => {
    await page.viewport(1440, 900)
    shop.sites.store.setState({ region: 'EU', offices: OFFICES, orgId })
    await frame()
    const offices = [...(inside('cw-site-footer')?.querySelectorAll('li') ?? [])].map(office => {
      const name = office.querySelector('b') as HTMLElement
      return {
        name: name.textContent,
        line: getComputedStyle(office).borderLeftColor,
        weight: Number(getComputedStyle(name).fontWeight),
      }
    })
    expect(offices).toHaveLength(OFFICES.length)
    const others = offices.filter(office => office.name !== own)
    expect(new Set(others.map(({ line, weight }) => `${line} ${weight}`)).size).toBe(1)
    const highlighted = offices.filter(({ line, weight }) => line !== others[0]?.line && weight > others[0]!.weight)
    expect(highlighted.map(({ name }) => name)).toEqual(own ? [own] : [])
  },
)
