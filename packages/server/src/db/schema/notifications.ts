/** What the supplier tells its buyers. */
import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { accounts } from './customers'
import { orgSites } from './sites'

/** What the supplier tells its buyers: all of a region, those of a site, or one account. */
export const notifications = pgTable(
  'notifications',
  {
    notificationId: serial('notification_id').primaryKey(),
    region: text('region').notNull(),
    orgId: integer('org_id').references(() => orgSites.orgId),
    accountId: integer('account_id').references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** Title and text, by language; a text may be HTML. */
    texts: jsonb('texts').$type<Record<string, { title: string; text: string }>>().notNull(),
    createTime: moment('create_time').notNull(),
  },
  table => [index('notifications_newest').on(table.region, table.createTime)],
)

/** Who has read what. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.notificationId, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    readTime: moment('read_time').notNull(),
  },
  table => [primaryKey({ columns: [table.notificationId, table.accountId] })],
)
