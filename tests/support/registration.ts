/** What a visitor needs beside the form to open an account. */
import { type MailCatcher, startMailCatcher } from '@cartwright/server/testing'
import type { Page } from '@playwright/test'
import { jpegContent } from '../../packages/core/src/testing/files'
import type { BuiltShop } from './built-shop'
import { startFilledShop } from './filled-shop'
import { runOps } from './ops'

/** A document of the largest size that is taken. */
export const EXTRACT = {
  name: 'handelsregisterauszug.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(jpegContent(500 * 1024)),
}

export interface ShopWithPost {
  shop: BuiltShop
  /** Catches the mails of the shop. */
  post: MailCatcher
  close(): Promise<void>
}

export async function startShopWithPost(): Promise<ShopWithPost> {
  const post = await startMailCatcher()
  const shop = await startFilledShop({ SMTP_URL: post.url })
  return {
    shop,
    post,
    close: async () => {
      await shop.close()
      await post.close()
    },
  }
}

/** Reads the numbers in the picture, as the supplier may for a developer. */
export async function readCaptcha(shop: BuiltShop, page: Page, act: () => Promise<unknown>): Promise<string> {
  const answered = page.waitForResponse(response => response.url().endsWith('/randomcode'))
  await act()
  const { uuid } = (await (await answered).json()) as { uuid: string }
  const read = (await runOps(shop, 'captcha', uuid)) as { digits: string }
  return read.digits
}
