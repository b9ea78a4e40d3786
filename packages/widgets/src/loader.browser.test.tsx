/** The loader as a page uses it: by a script tag, in a document of its own with a registry of its own. */
import { expect, it, onTestFinished, vi } from 'vitest'

const loaderUrl = import.meta.url.replace(/loader\.browser\.test\.tsx.*$/, 'loader.ts')
/** The test runner rewrites import() in everything it serves; here it is given back as it was. */
const testRunner = '__vitest_browser_runner__ = { wrapDynamicImport: load => load() }'
type LoadedPage = Window & { ready: number; customElements: CustomElementRegistry }

/** A page with the loader and this body; resolves when the loader says it is ready. */
async function open(body: string, attributes = ''): Promise<{ page: LoadedPage; document: Document }> {
  const frame = document.createElement('iframe')
  onTestFinished(() => frame.remove())
  frame.srcdoc = `<!doctype html><html lang="de"><body>${body}
    <script>${testRunner}; ready = 0; document.addEventListener('cw-ready', () => { ready += 1 })</script>
    <script type="module" src="${loaderUrl}" data-api="/nowhere/" ${attributes}></script></body></html>`
  document.body.append(frame)
  const page = () => frame.contentWindow as LoadedPage | null
  await vi.waitUntil(() => page()?.ready === 1, { timeout: 20_000 })
  return { page: page() as LoadedPage, document: frame.contentDocument as Document }
}
const isDefined = (root: ParentNode, tag: string) => root.querySelector(tag)?.matches(':defined')

it('defines what is on the page, leaves other tags alone and gives the options of the tag to the shop', async () => {
  const { page, document } = await open('<cw-messages></cw-messages><cw-unknown></cw-unknown>', 'data-site="5"')
  expect(isDefined(document, 'cw-messages')).toBe(true)
  expect(isDefined(document, 'cw-unknown')).toBe(false)
  const { places } = Reflect.get(page, Symbol.for('cartwright.shops')) as { places: Map<string, object> }
  expect(places.get('cw')).toMatchObject({ options: { apiBase: '/nowhere', site: 5 }, shop: expect.anything() })
})

it('imports nothing for an empty page and finds what is added later, however deep', async () => {
  const { page, document } = await open('<main></main>')
  expect(page.customElements.get('cw-messages')).toBeUndefined()
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div><p><cw-messages></cw-messages></p></div>')
  await vi.waitUntil(() => isDefined(document, 'cw-messages'), { timeout: 20_000 })
  expect(page.ready).toBe(1)
})

it('looks into a shadow root when asked to, and goes on watching it', async () => {
  const { page, document } = await open('<main></main>')
  const root = document.querySelector('main')?.attachShadow({ mode: 'open' }) as ShadowRoot
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = `import { scan } from '${loaderUrl}'; await scan(document.querySelector('main').shadowRoot); ready = 2`
  document.body.append(script)
  await vi.waitUntil(() => page.ready === 2, { timeout: 20_000 })
  root.innerHTML = '<p><cw-messages></cw-messages></p>'
  await vi.waitUntil(() => isDefined(root, 'cw-messages'), { timeout: 20_000 })
})

it('takes another prefix from the tag', async () => {
  const { page, document } = await open('<acme-messages></acme-messages>', 'data-prefix="acme"')
  expect(isDefined(document, 'acme-messages')).toBe(true)
  expect(page.customElements.get('cw-messages')).toBeUndefined()
})

/** What is written to the console of the page, but for its API, which answers nowhere: that is said whenever the first call has failed. */
async function openAndListen(body: string, attributes = ''): Promise<string[]> {
  const said: string[] = []
  const listen = 'console.warn = text => parent.postMessage({ said: text })'
  const hear = ({ data }: MessageEvent<{ said?: string }>) => {
    if (data.said && !data.said.includes('no Cartwright API answers')) said.push(data.said)
  }
  addEventListener('message', hear)
  onTestFinished(() => removeEventListener('message', hear))
  await open(`<script>${listen}</script>${body}`, attributes)
  return said
}

it('a misspelt element is named in the console, with the one that was meant', async () => {
  const said = await openAndListen('<cw-quickorder></cw-quickorder><cw-messages></cw-messages><host-part></host-part>')
  await vi.waitUntil(() => said.length > 0, { timeout: 20_000 })
  expect(said).toEqual(['Cartwright: <cw-quickorder> is no element of ours. Write <cw-quick-order>.'])
})

it('elements with another prefix than that of the script tag are named in the console', async () => {
  const said = await openAndListen('<cw-cart></cw-cart><cw-messages></cw-messages>', 'data-prefix="acme"')
  await vi.waitUntil(() => said.length > 0, { timeout: 20_000 })
  expect(said).toEqual([
    expect.stringMatching(
      /^Cartwright: <cw-cart> is drawn by no script tag: .* has data-prefix="acme"\. Write <acme-cart>, or leave data-prefix out\.$/,
    ),
  ])
})

it.each(['Two', '2nd', 'two-', 'my shop'])(
  'data-prefix="%s" is no prefix, and the console says what is',
  async prefix => {
    const said = await openAndListen('<two-messages></two-messages>', `data-prefix="${prefix}"`)
    await vi.waitUntil(() => said.length > 0, { timeout: 20_000 })
    expect(said).toEqual([
      `Cartwright: data-prefix="${prefix}" cannot begin the name of an element. Use small letters and digits, a letter first: data-prefix="two" for <two-cart>.`,
    ])
  },
)

it('a second tag is a shop of its own by its prefix; without one it is ignored, and the console says what to do', async () => {
  const second = (attributes: string) => `<script type="module" src="${loaderUrl}" ${attributes}></script>`
  const said = await openAndListen(
    `<cw-messages></cw-messages><two-messages></two-messages>
    ${second('data-api="/one"')}${second('data-api="/two" data-prefix="two" data-shop="https://two.example/"')}${second('data-api="/three"')}`,
    'data-prefix="last"',
  )
  expect(said).toEqual([
    expect.stringMatching(/data-api="\/three" is ignored: <cw-…> elements belong to "\/one".*data-prefix="two"/),
  ])
  const page = document.querySelector('iframe')?.contentWindow as LoadedPage
  const { places } = Reflect.get(page, Symbol.for('cartwright.shops')) as {
    places: Map<string, { shop: { shopUrl: string } }>
  }
  expect(places.get('two')?.shop).not.toBe(places.get('cw')?.shop)
  expect(places.get('two')).toMatchObject({ options: { apiBase: '/two' }, shop: { shopUrl: 'https://two.example' } })
  expect(places.get('cw')).toMatchObject({ options: { apiBase: '/one' } })
})

it('a tag that is added later brings its elements', async () => {
  const { document } = await open('<two-messages></two-messages>')
  expect(isDefined(document, 'two-messages')).toBe(false)
  const script = Object.assign(document.createElement('script'), { type: 'module', src: loaderUrl })
  script.dataset.prefix = 'two'
  document.body.append(script)
  await vi.waitUntil(() => isDefined(document, 'two-messages'), { timeout: 20_000 })
})
