/** ops notification:send */
import { LANGUAGES } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../db/database'
import { accounts, customers, notifications, orgSites } from '../../db/schema'
import { type NotificationTexts, wordsOf } from '../../notifications/notifications'
import { enqueue } from '../../outbox/outbox'
import { hasName } from '../../session/accounts'
import { neededOption, option, wholeNumber } from '../arguments'
import { type OpsArgs, type OpsCommand, OpsTrouble } from '../command'
import { readNamedFile } from '../read-file'

const REGIONS = ['EU', 'US'] as const
const TITLE_LENGTH = 200
const TEXT_LENGTH = 100_000
/** Titles and texts in all languages. */
const TEXTS_MB_MAX = 4
const CUSTNUM_MAX = 2_147_483_647

export const notificationSend: OpsCommand = {
  name: 'notification:send',
  summary: 'Notifies all buyers, those of a company or one of something, in the shop and by mail',
  positionals: [],
  options: {
    title: { type: 'string', value: 'text', help: 'what it is about' },
    text: { type: 'string', value: 'text', help: 'what there is to say, plain or as HTML' },
    texts: {
      type: 'string',
      value: 'file',
      help: 'in place of the two, a JSON file with several languages: {"en": {"title": "…", "text": "…"}, "de": …}',
    },
    to: { type: 'string', value: 'user', help: 'only this account; without it everybody' },
    company: { type: 'string', value: 'custnum', help: 'only the active accounts of this company' },
    mail: { type: 'boolean', help: 'sends it by mail as well, with --to or --company' },
    region: { type: 'string', value: 'EU|US', help: 'everybody in this region; without it in both' },
    language: { type: 'string', value: 'en', help: 'language of the text; readers of others get it as well' },
  },
  irreversible: true,
  details: 'Buyers see it when they load a page the next time. Of HTML only text, lists, tables and links are shown.',
  // The shop may have been started in another folder than the one in which this is typed.
  async prepare(args) {
    const file = option(args, 'texts')
    if (file === undefined) return args
    const json = await readNamedFile(file, TEXTS_MB_MAX)
    return { ...args, options: { ...args.options, texts: json.toString('utf8') } }
  },
  async run({ db, clock }, args) {
    const texts = readTexts(args)
    const [to, company, region] = [option(args, 'to'), option(args, 'company'), option(args, 'region')]
    if ([to, company, region].filter(given => given !== undefined).length > 1)
      throw new OpsTrouble('--to, --company and --region exclude each other.')
    if (region !== undefined && !REGIONS.some(known => known === region))
      throw new OpsTrouble('--region must be EU or US.')
    const isMailed = args.options.mail === true
    if (isMailed && to === undefined && company === undefined) throw new OpsTrouble('--mail needs --to or --company.')
    const targets =
      to !== undefined
        ? [await findAccount(db, to)]
        : company !== undefined
          ? await findAccounts(db, company)
          : REGIONS.filter(known => region === undefined || known === region).map(known => ({
              region: known as string,
              accountId: null,
            }))
    const now = clock()
    const ids = await db.transaction(async tx => {
      const rows = await tx
        .insert(notifications)
        .values(targets.map(target => ({ ...target, texts, createTime: now })))
        .returning({ notificationId: notifications.notificationId, accountId: notifications.accountId })
      if (isMailed) {
        const messages = rows.flatMap(({ notificationId, accountId }) =>
          accountId === null ? [] : { kind: 'notified' as const, notificationId, accountId },
        )
        await enqueue(tx, messages, now)
      }
      return rows.map(({ notificationId }) => notificationId)
    })
    const title = wordsOf(texts, 'en')?.title
    const all = region === undefined ? 'all buyers' : `all buyers of the ${region}`
    const whom = to ?? (company === undefined ? all : `${ids.length} accounts of ${company}`)
    const data = { notificationIds: ids, to: to ?? null, company: company ?? null, mailed: isMailed, title }
    return { data, text: `“${title}” sent to ${whom}${isMailed ? ', also by mail' : ''}` }
  },
}

const withoutControls = v.check<string, string>(text => !CONTROL.test(text), 'control characters')
const languageSchema = v.picklist(LANGUAGES)
const textsSchema = v.pipe(
  v.record(
    languageSchema,
    v.object({
      title: v.pipe(v.string(), v.minLength(1), v.maxLength(TITLE_LENGTH), withoutControls),
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(TEXT_LENGTH), withoutControls),
    }),
  ),
  v.check(texts => Object.keys(texts).length > 0, 'no language'),
)

/** @throws OpsTrouble for texts that are missing, too long, or in an unknown language */
function readTexts(args: OpsArgs): NotificationTexts {
  const json = option(args, 'texts')
  if (json === undefined) {
    const title = given(args, 'title', TITLE_LENGTH)
    const text = given(args, 'text', TEXT_LENGTH)
    const language = option(args, 'language') ?? 'en'
    if (!v.is(languageSchema, language)) throw new OpsTrouble(`--language must be one of ${LANGUAGES.join(', ')}.`)
    return { [language]: { title, text } }
  }
  for (const name of ['title', 'text', 'language'])
    if (option(args, name) !== undefined) throw new OpsTrouble(`--texts and --${name} exclude each other.`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), textsSchema), json)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new OpsTrouble(`--texts: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`)
}

/** A text may have several lines. */
const CONTROL = /(?![\n\t])\p{Cc}/u

function given(args: OpsArgs, name: string, max: number): string {
  const value = neededOption(args, 'notification:send', name)
  if (CONTROL.test(value)) throw new OpsTrouble(`--${name} has control characters.`)
  if (value.length > max) throw new OpsTrouble(`--${name} is longer than ${max} characters.`)
  return value
}

const selectAccounts = (db: Database) =>
  db
    .select({ accountId: accounts.accountId, region: orgSites.region })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))

/** @throws OpsTrouble when there is none */
async function findAccounts(db: Database, text: string) {
  const custnum = wholeNumber(text, '--company', 1, CUSTNUM_MAX)
  const found = await selectAccounts(db).where(and(eq(customers.custnum, custnum), accounts.active))
  if (found.length === 0) throw new OpsTrouble(`There is no active account of a company ${custnum}.`)
  return found
}

/** @throws OpsTrouble when there is no such account */
async function findAccount(db: Database, userName: string): Promise<{ region: string; accountId: number }> {
  const [account] = await selectAccounts(db).where(hasName(userName))
  if (!account) throw new OpsTrouble(`There is no account ${userName}.`)
  return account
}
