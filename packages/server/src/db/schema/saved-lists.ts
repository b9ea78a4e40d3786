/** What belongs to a saved list besides its lines. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { accounts } from './customers'
import { quickOrders } from './orders'

/** A saved list as an account left it: what changed is what differs from the version before it. */
export const listVersions = pgTable(
  'list_versions',
  {
    listVersionId: serial('list_version_id').primaryKey(),
    quickOrderId: integer('quick_order_id')
      .notNull()
      .references(() => quickOrders.quickOrderId, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    name: text('name').notNull(),
    shared: boolean('shared').notNull(),
    entered: jsonb('entered').$type<{ key: string; input: string; quantity: string }[]>().notNull(),
    /** Of its first change and of its last one. */
    createTime: moment('create_time').notNull(),
    updateTime: moment('update_time').notNull(),
  },
  table => [index('list_versions_list').on(table.quickOrderId, table.listVersionId)],
)

/** Who is reminded of which list. */
export const listReminders = pgTable(
  'list_reminders',
  {
    quickOrderId: integer('quick_order_id')
      .notNull()
      .references(() => quickOrders.quickOrderId, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** After the last order, or the last reminder. */
    days: smallint('days').notNull(),
    /** When it was asked for, or reminded of last. */
    since: moment('since').notNull(),
  },
  table => [primaryKey({ columns: [table.quickOrderId, table.accountId] })],
)
