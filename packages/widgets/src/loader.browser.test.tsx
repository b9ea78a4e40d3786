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
  await vi.waitUntil(() => page()?.ready === 1, { timeout: 10_000 })
  return { page: page() as LoadedPage, document: frame.contentDocument as Document }
}
const isDefined = (root: ParentNode, tag: string) => root.querySelector(tag)?.matches(':defined')

it('defines what is on the page, leaves other tags alone and gives the options of the tag to the shop', async () => {
  const { page, document } = await open('<cw-messages></cw-messages><cw-unknown></cw-unknown>', 'data-site="5"')
  expect(isDefined(document, 'cw-messages')).toBe(true)
  expect(isDefined(document, 'cw-unknown')).toBe(false)
  expect(Reflect.get(page, Symbol.for('cartwright.shop'))).toMatchObject({
    options: { apiBase: '/nowhere', site: 5 },
    shop: expect.anything(),
  })
})

it('imports nothing for an empty page and finds what is added later, however deep', async () => {
  const { page, document } = await open('<main></main>')
  expect(page.customElements.get('cw-messages')).toBeUndefined()
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div><p><cw-messages></cw-messages></p></div>')
  await vi.waitUntil(() => isDefined(document, 'cw-messages'), { timeout: 10_000 })
  expect(page.ready).toBe(1)
})

it('looks into a shadow root when asked to, and goes on watching it', async () => {
  const { page, document } = await open('<main></main>')
  const root = document.querySelector('main')?.attachShadow({ mode: 'open' }) as ShadowRoot
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = `import { scan } from '${loaderUrl}'; await scan(document.querySelector('main').shadowRoot); ready = 2`
  document.body.append(script)
  await vi.waitUntil(() => page.ready === 2, { timeout: 10_000 })
  root.innerHTML = '<p><cw-messages></cw-messages></p>'
  await vi.waitUntil(() => isDefined(root, 'cw-messages'), { timeout: 10_000 })
})

it('takes another prefix from the tag', async () => {
  const { page, document } = await open('<acme-messages></acme-messages>', 'data-prefix="acme"')
  expect(isDefined(document, 'acme-messages')).toBe(true)
  expect(page.customElements.get('cw-messages')).toBeUndefined()
})
