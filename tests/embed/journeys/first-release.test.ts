/** Pages that were written for the first release find every name that they use. */
import { expect, test } from '@playwright/test'
import { FIRST_ELEMENTS } from './first-release'
import { type Shops, startShops } from './hosts'

/** Of custom-elements.json. */
interface Module {
  declarations?: { tagName?: string; attributes?: { name: string }[]; events?: { name: string }[] }[]
}

let shops: Shops
test.beforeAll(async () => {
  shops = await startShops()
})
test.afterAll(() => shops.close())

test('the 45 elements of the first release have the attributes, properties and events that they had', async ({
  page,
}) => {
  expect(FIRST_ELEMENTS).toHaveLength(45)
  const { shop, passwordHost: host } = shops
  host.put('/names', '<link rel="icon" href="data:,">')
  await page.goto(`${host.origin}/names`)
  // As a text: what is compiled here knows no modules of the page.
  await page.evaluate(`import('${shop.url}/sdk/elements.js').then(({ defineElements }) =>
    defineElements(${JSON.stringify(FIRST_ELEMENTS.map(({ tag }) => tag))}))`)
  const missing = await page.evaluate(
    elements =>
      elements.flatMap(({ tag, attributes, properties }) => {
        const known = customElements.get(tag) as
          | (CustomElementConstructor & { observedAttributes: string[] })
          | undefined
        if (!known) return [tag]
        const element = document.createElement(tag)
        const named = [...properties, 'shop']
        return [
          ...attributes.filter(name => !known.observedAttributes.includes(name)),
          ...named.filter(name => !(name in element)),
        ].map(name => `${tag} ${name}`)
      }),
    FIRST_ELEMENTS,
  )
  expect(missing).toEqual([])
  const { modules } = (await (await fetch(`${shop.url}/sdk/custom-elements.json`)).json()) as { modules: Module[] }
  const declarations = modules.flatMap(module => module.declarations ?? [])
  const undeclared = FIRST_ELEMENTS.flatMap(({ tag, events }) => {
    const declared = declarations.find(({ tagName }) => tagName === tag)
    const names = [...(declared?.attributes ?? []), ...(declared?.events ?? [])].map(({ name }) => name)
    return ['theme', 'density', 'host-keys', ...events]
      .filter(name => !names.includes(name))
      .map(name => `${tag} ${name}`)
  })
  expect(undeclared).toEqual([])
})
