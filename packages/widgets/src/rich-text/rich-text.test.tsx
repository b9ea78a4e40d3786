import { processorMs } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findViolations } from '../testing/find-violations'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { RichText } from './rich-text'

/** What is drawn of a text of the server. */
async function drawn(text: string) {
  await renderWithShop(
    <div data-testid="text">
      <RichText text={`<p>before</p>${text}`} />
    </div>,
  )
  await screen.findByText('before')
  return screen.getByTestId('text')
}

/** Names of all elements and of all their attributes. */
const namesIn = (box: Element) => {
  const all = [...box.querySelectorAll('*')]
  return {
    tags: [...new Set(all.map(element => element.localName))],
    attributes: [...new Set(all.flatMap(element => element.getAttributeNames()))],
  }
}

describe('a text of the server', () => {
  it('is drawn with its headings, lists, tables and links', async () => {
    const box = await drawn(
      `<h1>Delivery</h1><p>Orders until <strong>4:30&nbsp;pm</strong> &amp; more&hellip;</p><ul> <li>one</li> <li>two</li> </ul>
      <table><tr><th scope="col">Kind</th><th>By</th></tr><tr><td colspan="2">Parcel</td></tr></table>
      <p>See <a href="/help/faq">questions</a>, <a href="mailto:a@b.example">write</a>, <a href="https://x.example/y">elsewhere</a>.</p>`,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Delivery' })).toBeInTheDocument()
    expect(box).toHaveTextContent('Orders until 4:30 pm & more…')
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['one', 'two'])
    expect(screen.getByRole('columnheader', { name: 'Kind' })).toHaveAttribute('scope', 'col')
    expect(screen.getByRole('cell', { name: 'Parcel' })).toHaveAttribute('colspan', '2')
    expect(screen.getByRole('link', { name: 'write' })).toHaveAttribute('href', 'mailto:a@b.example')
    const away = screen.getByRole('link', { name: 'elsewhere' })
    expect(away).toHaveAttribute('rel', 'noopener noreferrer')
    expect(away).toHaveAttribute('target', '_blank')
    expect(await findViolations(box)).toEqual([])
  })

  it('draws no link inside a link: the inner one is text', async () => {
    await renderWithShop(<RichText text='<a href="/help/faq">all <b><a href="/help/vat">about VAT</a></b></a>' />)
    const [link, ...others] = await screen.findAllByRole('link')
    expect(link).toHaveAttribute('href', '/help/faq')
    expect(link).toHaveTextContent('all about VAT')
    expect(others).toEqual([])
  })

  it('goes on within the shop by its links', async () => {
    const navigate = vi.fn()
    await renderWithShop(<RichText text='<a href="/help/faq?x=1#y">questions</a>' />, { navigate })
    const link = await screen.findByRole('link', { name: 'questions' })
    await act(async () => fireEvent.click(link))
    expect(navigate).toHaveBeenCalledWith('/help/faq?x=1#y')
  })

  it('PERM-016 has only the words of a link to a page the buyer may not open', async () => {
    const text = '<a href="/my/quickorder">quick order</a> and <a href="/cust/shoppingcart">basket</a>'
    const { shop, container } = await renderWithShop(<RichText text={text} />, { prepare: signInAs('clerk.nl') })
    await screen.findByRole('link', { name: 'basket' })
    expect(container).toHaveTextContent('quick order and basket')
    expect(screen.queryByRole('link', { name: 'quick order' })).toBeNull()
    // A visitor may be an account that is allowed to.
    await act(async () => shop.session.signOutLocally())
    expect(await screen.findByRole('link', { name: 'quick order' })).toHaveAttribute('href', '/my/quickorder')
  })

  it('without markup is paragraphs, at once', async () => {
    const { container } = await renderWithShop(<RichText text={'A < B & C\n\nsecond'} />)
    expect([...container.querySelectorAll('p')].map(p => p.textContent)).toEqual(['A < B & C', 'second'])
  })
})

describe('a hostile text', () => {
  it.each([
    ['a script', '<script>globalThis.hacked = 1</script>kept'],
    ['a script in pieces', '<scr<script>ipt>globalThis.hacked = 1</scr</script>ipt>kept'],
    ['events', '<p onclick="hacked=1" onmouseover=hacked=1 ONFOCUS="hacked=1" autofocus>kept</p>'],
    ['a picture', '<img src=x onerror="hacked=1">kept<image src=x onerror=hacked=1>'],
    ['vector graphics', '<svg onload=hacked=1><a xlink:href="javascript:hacked=1"><text>lost</text></a></svg>kept'],
    ['a script in graphics', '<svg><script>hacked=1</script><style><img src=x onerror=hacked=1></style></svg>kept'],
    ['formulas', '<math><mtext><table><mglyph><style><img src=x onerror=hacked=1></style></table></mtext></math>kept'],
    ['a style', '<style>@import "//evil.example"</style><p style="position:fixed;inset:0">kept</p>'],
    ['a frame', '<iframe src="//evil.example" srcdoc="<script>hacked=1</script>">lost</iframe>kept'],
    ['objects', '<object data="x"></object><embed src="x"><applet></applet>kept'],
    ['a form', '<form action="//evil.example"><input name="password"><button>kept</button></form>'],
    [
      'a base',
      '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example"><link rel=stylesheet href=x>kept',
    ],
    ['no script', '<noscript><p title="</noscript><img src=x onerror=hacked=1>">kept</p></noscript>kept'],
    ['a template', '<template><img src=x onerror=hacked=1></template>kept'],
    ['names of the page', '<p id="content" name="cookie" class="cw-btn" slot="x" part="root" is="x-y">kept</p>'],
    [
      'comments',
      '<!--><img src=x onerror=hacked=1>--><!-- > <p onclick=hacked=1> --!>kept<![CDATA[<img src=x onerror=hacked=1>]]>',
    ],
    ['a processing instruction', '<?xml version="1.0"?><?php echo "<img src=x onerror=hacked=1>" ?>kept'],
    ['an attribute that ends early', '<p title="`><script>hacked=1</script>">kept</p>'],
    ['an own element', '<cw-sign-in api="//evil.example"></cw-sign-in><x-y onclick=hacked=1>kept</x-y>'],
    [
      'names that objects have',
      '<constructor>kept</constructor><__proto__ __proto__="x" constructor="y">kept</__proto__>',
    ],
    ['a tag without end', 'kept<p onclick="hacked=1'],
  ])('%s: nothing of it runs or lays claim to the page', async (_what, text) => {
    const box = await drawn(text)
    const { tags, attributes } = namesIn(box)
    expect(tags.filter(tag => !['p', 'a', 'table', 'div'].includes(tag))).toEqual([])
    expect(attributes.filter(name => !['href', 'target', 'rel'].includes(name))).toEqual([])
    expect(box).toHaveTextContent(/^before/)
    expect(box).not.toHaveTextContent('lost')
    expect(globalThis).not.toHaveProperty('hacked')
  })

  it.each([
    'javascript:hacked=1',
    'JaVaScRiPt:hacked=1',
    ' \u0001javascript:hacked=1',
    'java\tscript:hacked=1',
    'java&#10;script:hacked=1',
    '&#106;avascript&colon;hacked=1',
    'data:text/html,<script>hacked=1</script>',
    'vbscript:hacked',
    'blob:https://x.example/1',
    'file:///etc/passwd',
    'view-source:https://x.example',
    'https://',
    'foo',
    '#here',
    '/.//evil.example',
    '',
  ])('a link to %j is only its text', async href => {
    const box = await drawn(`<a href="${href.replaceAll('"', '&quot;')}">kept</a>`)
    expect(box).toHaveTextContent('kept')
    expect(box.querySelector('a')).toBeNull()
  })

  it.each([
    ['//evil.example/x', 'https://evil.example/x'],
    ['/\\evil.example/x', 'https://evil.example/x'],
    ['\\\\evil.example', 'https://evil.example/'],
  ])('a link to %j leads out of the shop for all to see', async (href, to) => {
    const box = await drawn(`<a href="${href}">kept</a>`)
    expect(box.querySelector('a')).toHaveAttribute('href', to)
    expect(box.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each([
    ['elements within each other', '<b>'.repeat(30_000)],
    ['lists within each other', '<ul><li>'.repeat(10_000)],
    ['elements closed in the wrong order', `${'<b>'.repeat(15_000)}${'</i>'.repeat(13_000)}`],
    ['tags without end', '<p '.repeat(30_000)],
    ['comments without end', '<!--'.repeat(25_000)],
    ['entities', '&amp;'.repeat(20_000)],
    ['a very long text', 'x'.repeat(5_000_000)],
  ])('of %s is drawn in a moment', async (_what, text) => {
    const began = processorMs()
    const { container } = await renderWithShop(<RichText text={`<p>begin</p>${text}`} />)
    await waitFor(() => expect(container).toHaveTextContent('begin'))
    let depth = 0
    for (let element = container.querySelector('b, li'); element; element = element.querySelector('b, li')) depth += 1
    expect(depth).toBeLessThanOrEqual(24)
    expect(container.textContent?.length).toBeLessThanOrEqual(100_000)
    expect(processorMs() - began).toBeLessThan(10_000)
  })
})
