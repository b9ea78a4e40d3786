/** ops notification:send */

import { LANGUAGES } from '@cartwright/core/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { accounts, customers, notifications, orgSites } from '../../db/schema'
import type { NotificationTexts } from '../../notifications/notifications.service'
import { hasName } from '../../registration/accounts'
import { option } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'

const REGIONS = ['EU', 'US'] as const
const TITLE_LENGTH = 200
const TEXT_LENGTH = 100_000

export const notificationSend: OpsCommand = {
  name: 'notification:send',
  summary: 'Tells all buyers, or one, something in their notifications',
  positionals: [],
  options: {
    title: { type: 'string', value: 'text', help: 'what it is about; needed' },
    text: { type: 'string', value: 'text', help: 'what there is to say, plain or as HTML; needed' },
    to: { type: 'string', value: 'user', help: 'only this account; without it everybody' },
    region: { type: 'string', value: 'EU|US', help: 'everybody in this region; without it in both' },
    language: { type: 'string', value: 'en', help: 'language of the text; readers of others get it as well' },
  },
  details: 'Buyers see it when they load a page the next time. Of HTML only text, lists, tables and links are shown.',
  async run({ db, clock }, args) {
    const title = given(option(args, 'title'), 'title', TITLE_LENGTH)
    const text = given(option(args, 'text'), 'text', TEXT_LENGTH)
    const language = option(args, 'language') ?? 'en'
    if (!LANGUAGES.some(known => known === language))
      throw new OpsTrouble(`--language must be one of ${LANGUAGES.join(', ')}.`)
    const to = option(args, 'to')
    const region = option(args, 'region')
    if (to !== undefined && region !== undefined) throw new OpsTrouble('--to and --region exclude each other.')
    if (region !== undefined && !REGIONS.some(known => known === region))
      throw new OpsTrouble('--region must be EU or US.')
    const texts: NotificationTexts = { [language]: { title, text } }
    const targets =
      to === undefined
        ? REGIONS.filter(known => region === undefined || known === region).map(known => ({
            ...{ region: known as string, accountId: null },
          }))
        : [await findAccount(db, to)]
    const rows = await db
      .insert(notifications)
      .values(targets.map(target => ({ ...target, texts, createTime: clock() })))
      .returning({ notificationId: notifications.notificationId })
    const ids = rows.map(row => row.notificationId)
    const whom = to ?? (region === undefined ? 'all buyers' : `all buyers of the ${region}`)
    return { data: { notificationIds: ids, to: to ?? null, title }, text: `“${title}” sent to ${whom}` }
  },
}

function given(value: string | undefined, name: string, max: number): string {
  if (!value) throw new OpsTrouble(`--${name} is missing. Try: ops notification:send --help`)
  if (value.length > max) throw new OpsTrouble(`--${name} is longer than ${max} characters.`)
  return value
}

/** @throws OpsTrouble when there is no such account */
async function findAccount(db: Database, userName: string): Promise<{ region: string; accountId: number }> {
  const [account] = await db
    .select({ accountId: accounts.accountId, region: orgSites.region })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(hasName(userName))
  if (!account) throw new OpsTrouble(`There is no account ${userName}.`)
  return account
}
