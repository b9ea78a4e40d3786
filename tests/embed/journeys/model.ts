/** What a buyer does in the widgets of a host's page, found by role and accessible name: one model for the pages of all hosts. */
import { expect, type Page } from '@playwright/test'
import { confirmOrder, type Desk, enterFirstLine, orderNow } from '../../support/host-orders'
import { orderNumber } from '../../support/shop-pages'
import { tabOf } from '../../support/tab'

/** The widgets of one shop on a page of a host, where the elements speak English. */
export type Widgets = ReturnType<typeof widgetsOf>

/** @param desk where they stand, when the page does not have the elements of the prefix `cw` */
export function widgetsOf(page: Page, desk: Omit<Desk, 'language'> = {}) {
  const tab = tabOf(page)
  const { prefix = 'cw' } = desk
  const outlet = page.locator(desk.outlet ?? `${prefix}-outlet`)
  const invoice = outlet.getByRole('dialog', { name: /^IN-/ })
  const heading = (name: string | RegExp) => outlet.getByRole('heading', { name }).first()
  return {
    quickOrder: {
      /** Types a number and a quantity into the first line. */
      enter: (number: string, qty: number) => enterFirstLine(tab, { ...desk, number, qty }),
      orderNow: () => orderNow(tab, desk),
      addReadyLines: () =>
        page
          .locator(desk.quickOrder ?? `${prefix}-quick-order`)
          .getByRole('button', { name: 'Add ready lines' })
          .click(),
    },
    addToCart: {
      /** Presses the button of a product element once its number is known. */
      press: async () => {
        const element = page.locator(`${prefix}-add-to-cart`)
        await element.getByRole('button', { name: 'Add to basket' }).click()
        await expect(element.getByRole('button', { name: /^Added/ })).toBeVisible()
      },
    },
    cart: {
      holds: (number: string) => expect(page.locator(`${prefix}-cart`).getByText(number).first()).toBeVisible(),
      checkOut: () => page.locator(`${prefix}-cart`).getByRole('button', { name: 'Check out' }).click(),
    },
    confirmation: {
      /** @returns the number of the order that is placed */
      place: async (po: string) => {
        await confirmOrder(tab, { ...desk, po })
        return orderNumber(outlet)
      },
    },
    success: {
      isShown: () => expect(heading('Your order is placed.')).toBeFocused(),
      openOrder: () => outlet.getByRole('link', { name: 'See the order' }).click(),
    },
    order: {
      isShown: (orderNo: string) => expect(heading(new RegExp(orderNo))).toBeVisible(),
      applyForReturn: () => outlet.getByRole('link', { name: 'Apply for return' }).first().click(),
      openInvoice: () => outlet.getByRole('link', { name: /^IN-/ }).first().click(),
    },
    returnForm: {
      isShown: () => expect(heading('Apply for return')).toBeVisible(),
      /** Fills in the form for one article that is no longer wanted, and sends it. */
      sendBackOne: async (number: string) => {
        await outlet.getByRole('button', { name: `Add ${number}` }).click()
        await outlet.getByLabel(`Return quantity of ${number}`).fill('1')
        await outlet.getByLabel('Reason').selectOption('Not required')
        await outlet.getByRole('radio', { name: 'You call the courier' }).check()
        await outlet.getByLabel('Note').fill('Ordered one too many.')
        await outlet.getByRole('button', { name: 'Send application' }).click()
      },
    },
    return: {
      isShown: () => expect(heading(/RMA-/)).toBeVisible(),
      openOrder: (orderNo: string) => outlet.getByRole('link', { name: orderNo }).first().click(),
    },
    invoice: {
      shows: (number: string) => expect(invoice.getByText(number)).toBeVisible(),
      close: async () => {
        // The first: messages stand in the dialog too.
        await invoice.getByRole('button', { name: 'Close' }).first().click()
        await expect(invoice).toHaveCount(0)
      },
    },
  }
}
