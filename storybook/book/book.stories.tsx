/** Pages of the book as tests: they are no stories to read, so that they stand in no chapter. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { convert, ThemeProvider } from 'storybook/theming'
import { brandTheme } from '../brand'
import { makeShop } from '../make-shop'
import { hexOf, rgbOf } from './colour'
import { ElementPage } from './element-page'
import { Buttons, Colours } from './foundations/foundations'
import { Changes } from './guides/changes'
import { drawnIn } from './roles'
import { Scope } from './scope'
import { Requisition, WholeShop } from './screens/screens'
import { brandOfLink, cssOf, OURS } from './theming/brand-values'
import { ThemeEditor } from './theming/theme-editor'
import { Welcome } from './welcome'

const meta = {
  title: 'Pages of the book',
  tags: ['!dev', '!autodocs'],
  parameters: { shop: false, layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The element that runs on a page. */
async function running(canvasElement: HTMLElement, tag: string) {
  await waitFor(() => expect(canvasElement.querySelector(tag)?.shadowRoot?.childElementCount ?? 0).toBeGreaterThan(0))
  const root = canvasElement.querySelector(tag)?.shadowRoot as unknown as HTMLElement
  return within(root)
}

/** A picker of colours is the browser's own: it is set as its script would. */
function pick(picker: HTMLInputElement, colour: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(picker, colour)
  picker.dispatchEvent(new Event('input', { bubbles: true }))
}

export const First: Story = {
  render: () => <Welcome />,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Ordering for any page, in your own brand' }),
    ).toBeVisible()
    const price = await running(canvasElement, 'cw-price')
    await expect(await price.findByText('€17.20')).toBeVisible()
    await running(canvasElement, 'cw-search-box')
    await running(canvasElement, 'cw-quick-order')
    await expect(canvas.getByRole('link', { name: 'Open the theme editor' })).toHaveAttribute(
      'href',
      './?path=/docs/theming-theme-editor--docs',
    )
  },
}

/** What is set beside the element arrives in it, and in the code of each kind of page. */
export const Element: Story = {
  render: () => <ElementPage tag="cw-cart" />,
  play: async ({ canvas, canvasElement }) => {
    const cart = await running(canvasElement, 'cw-cart')
    await userEvent.type(canvas.getByRole('textbox', { name: 'heading' }), 'Requisition')
    await expect(await cart.findByRole('heading', { name: /^Requisition/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'slot footer' }))
    const code = () => canvasElement.querySelector('.book-code code')?.textContent
    await expect(code()).toContain('<cw-cart heading="Requisition">\n  <p slot="footer">')
    await userEvent.click(canvas.getByRole('button', { name: 'React' }))
    await expect(code()).toContain('<Cart heading="Requisition" slots={{ "footer": <p>')
    await userEvent.click(canvas.getByRole('button', { name: 'Vue' }))
    await expect(code()).toContain("defineElements(['cw-cart'])")
    await expect(canvas.getByRole('cell', { name: 'cw-checkout' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^↑ ↓ One piece more or less/ })).toBeVisible()
    await expect(canvas.getByText(/^Put it beside an open/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Five Hundred Rows' })).toHaveAttribute(
      'href',
      './?path=/story/components-cart-cart--five-hundred-rows',
    )
  },
}

/** A state is shown in the width of the stage; the live element and each state have an address of their own. */
export const States: Story = {
  render: () => <ElementPage tag="cw-cart-button" />,
  play: async ({ canvas, canvasElement }) => {
    await running(canvasElement, 'cw-cart-button')
    const alone = () => canvas.getByRole('link', { name: 'On its own' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'theme' }), 'dark')
    await waitFor(() =>
      expect(new URL(alone().getAttribute('href') ?? '', location.href).searchParams.get('alone')).toBe(
        '{"attributes":{"theme":"dark"},"slots":{}}',
      ),
    )
    await expect(alone()).toHaveAttribute('target', '_blank')
    const state = canvas.getByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(state, 'Empty')
    const story = './iframe.html?id=components-cart-cart-button--empty&viewMode=story'
    await expect(canvas.getByTitle('State: Empty')).toHaveAttribute('src', story)
    await expect(alone()).toHaveAttribute('href', story)
    await expect(canvasElement.querySelector('cw-cart-button')).toBeNull()
    await userEvent.selectOptions(state, 'as it runs')
    await running(canvasElement, 'cw-cart-button')
  },
}

/** What lies over the page goes when it is closed, by the keyboard too, and does not open by itself. */
export const Drawer: Story = {
  render: () => <ElementPage tag="cw-cart-drawer" />,
  play: async ({ canvas, canvasElement }) => {
    const open = await canvas.findByRole('checkbox', { name: 'open' })
    await expect(open).not.toBeChecked()
    await waitFor(() => expect(canvasElement.querySelector('cw-cart-drawer')).not.toBeNull())
    await userEvent.click(open)
    const drawer = await running(canvasElement, 'cw-cart-drawer')
    await expect(await drawer.findByRole('dialog')).toBeVisible()
    await userEvent.click(await drawer.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(drawer.queryByRole('dialog')).toBeNull())
    await expect(open).not.toBeChecked()
  },
}

/** A colour that is too light is named with its partner, mended by one press, and leaves as CSS. */
export const Editor: Story = {
  render: () => <ThemeEditor />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^All \d+ pairs can be read\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Zon' }))
    await expect(canvas.getByRole('textbox', { name: 'Brand colour' })).toHaveValue('#ffd400')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Change another role' }), 'text-3')
    const light = canvas.getByLabelText<HTMLInputElement>('text-3, light')
    await expect(light).toHaveValue('#5c6879')
    pick(light, '#98a2b3')
    await expect(await canvas.findByText(/^1 of \d+ pairs is too low/)).toBeVisible()
    const failing = within(canvasElement.querySelector<HTMLElement>('tr.book-fails') ?? canvasElement)
    await expect(failing.getByText('text-3')).toBeVisible()
    await expect(failing.getByText('surface-1')).toBeVisible()
    await expect(failing.getByText('2.6')).toBeVisible()
    for (const measured of canvasElement.querySelectorAll('.book-pair, .book-pair ~ span b')) {
      const text = document.createRange()
      text.selectNodeContents(measured)
      await expect(text.getClientRects()).toHaveLength(1)
    }
    await expect(failing.getByText('#6f7683')).toBeVisible()
    await userEvent.click(failing.getByRole('button', { name: 'Use it for text-3' }))
    await expect(await canvas.findByText(/^All \d+ pairs can be read\.$/)).toBeVisible()
    const code = () => canvasElement.querySelector('.book-code code')?.textContent
    await expect(code()).toContain('--cw-accent: #ffd400;')
    await expect(code()).toContain('--cw-text-3: light-dark(#6f7683, #919eaf);')
    await userEvent.click(canvas.getByRole('button', { name: 'Design tokens' }))
    await expect(JSON.parse(code() ?? '').cartwright.light['text-3'].$value.hex).toBe('#6f7683')
  },
}

/**
 * What is exported draws an element of any page as the editor has drawn it, and makes the same brand when it is imported or opened by its
 * link.
 */
export const BrandOnAnyPage: Story = {
  // Beside what the book draws, which has a brand of its own around it.
  beforeEach: () => {
    const page = Object.assign(document.createElement('div'), { className: 'any-page' })
    document.body.append(page)
    return () => page.remove()
  },
  render: () => <ThemeEditor />,
  play: async ({ canvas, canvasElement }) => {
    const code = () => canvasElement.querySelector('.book-code code')?.textContent ?? ''
    const drawn = (theme: string) => {
      const box = canvasElement.querySelector<HTMLElement>(`.book-both > [data-cw-theme="${theme}"]`)
      return box && drawnIn(box)
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Veldrijk' }))
    const colour = canvas.getByRole('textbox', { name: 'Brand colour' })
    await userEvent.clear(colour)
    await userEvent.type(colour, '#00aa77')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Change another role' }), 'text-3')
    pick(canvas.getByLabelText<HTMLInputElement>('text-3, light'), '#98a2b3')
    await userEvent.click(await canvas.findByRole('button', { name: 'Use it for text-3' }))
    await expect(await canvas.findByText(/^All \d+ pairs can be read\.$/)).toBeVisible()
    const [light, dark] = [drawn('light'), drawn('dark')]
    await expect(light).toMatchObject({ '--cw-text-3': [111, 118, 131] })
    const css = code()

    const page = document.querySelector('.any-page') as HTMLElement
    const { elements } = await import('@cartwright/widgets/elements')
    const { element } = await elements['cw-cart']()
    element.define()
    const sheet = Object.assign(document.createElement('style'), { textContent: css })
    const shop = await makeShop('en')
    for (const theme of ['light', 'dark']) {
      const cart = Object.assign(document.createElement('cw-cart'), { shop })
      cart.setAttribute('theme', theme)
      page.append(cart)
    }
    page.append(sheet)
    for (const [at, wanted] of [light, dark].entries()) {
      const root = () => page.children[at]?.shadowRoot?.querySelector<HTMLElement>('.cw')
      await waitFor(() => expect(root()).toBeTruthy())
      await waitFor(() => expect(drawnIn(root() as HTMLElement)).toEqual(wanted))
    }
    page.replaceChildren()

    await userEvent.click(canvas.getByRole('button', { name: 'Design tokens' }))
    const tokens = code()
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const part = new URL(code()).searchParams.get('brand') ?? ''
    await expect(cssOf(brandOfLink(part) ?? OURS)).toBe(css)
    await userEvent.click(canvas.getByRole('button', { name: 'Ours' }))
    await userEvent.click(canvas.getByRole('button', { name: 'CSS' }))
    await expect(code()).toContain('--cw-accent: #1890ff;')
    const file = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    await userEvent.upload(file, new File([tokens], 'brand.tokens.json', { type: 'application/json' }))
    await waitFor(() => expect(code()).toBe(css))
    await expect([drawn('light'), drawn('dark')]).toEqual([light, dark])
  },
}

/** Read from the sheets: the values are those of tokens.css. */
export const Foundation: Story = {
  render: () => <Colours />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#5c6879')).toBeVisible()
    await expect(canvas.getByText('#919eaf')).toBeVisible()
    // The ground of pictures is a gradient, which has no value of its own: it is not drawn in the colour of the text around it.
    await expect(canvas.getAllByText('#414d5f')).toHaveLength(1)
    await expect(canvas.getAllByText('gradient')).toHaveLength(2)
  },
}

/** A designer looks for the primary button among the foundations. */
export const PrimaryButton: Story = {
  render: () => <Buttons />,
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Primary Add to basket/ }))
    const button = row.getByRole('button', { name: 'Add to basket' })
    await expect(hexOf(rgbOf(getComputedStyle(button).backgroundColor))).toBe('#0063ce')
  },
}

export const Form: Story = {
  render: () => <Requisition />,
  play: async ({ canvas, canvasElement }) => {
    const list = await running(canvasElement, 'cw-quick-order')
    await expect(await list.findByText('No line is ready yet.')).toBeVisible()
    const field = canvasElement.querySelector('cw-quick-order') as HTMLElement & { value: string }
    field.value = '[{"number":"CW-TN2420","qty":4}]'
    // The line is checked by the server first.
    await waitFor(() => expect(field.matches(':valid')).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Send the requisition' }))
    const sent = JSON.parse((await canvas.findByText(/"costCentre": "4711"/)).textContent)
    await expect(JSON.parse(sent.lines)).toMatchObject([{ number: 'CW-TN2420', qty: 4 }])
  },
}

/** A link of the first page is drawn in the outlet around it. */
export const Shop: Story = {
  render: () => <WholeShop />,
  play: async ({ canvasElement }) => {
    await running(canvasElement, 'cw-search-box')
    await running(canvasElement, 'cw-nav-bar')
    const home = await running(canvasElement, 'cw-home')
    await userEvent.click(await home.findByRole('link', { name: /^Drum units/ }))
    const outlet = await running(canvasElement, 'cw-outlet')
    await expect(await outlet.findByRole('heading', { name: 'Articles' })).toBeVisible()
  },
}

/** Blocks of Storybook take their colours from the theme that a page of the book has around it. */
export const Releases: Story = {
  render: () => (
    <ThemeProvider theme={convert(brandTheme())}>
      <Changes />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '0.1.0' })).toBeVisible()
    await expect(canvas.getByText(/^The first release: order by part number/)).toBeVisible()
  },
}

const choose = (language: string) => addons.getChannel().emit('globalsUpdated', { globals: { language } })

/** A page that is drawn after the toolbar was set, as from a link, is drawn as the toolbar says. */
export const AsChosen: Story = {
  beforeEach: () => {
    choose('de')
    return () => choose('en')
  },
  render: () => (
    <Scope>
      <p>A page</p>
    </Scope>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A page').closest('[lang]')).toHaveAttribute('lang', 'de')
  },
}
