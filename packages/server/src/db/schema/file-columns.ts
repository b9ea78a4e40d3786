/** Columns of tables that keep files of buyers. */
import { integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns'
import { accounts, customers } from './customers'

/** A file, who sent it, and its place among those of the same order or return. */
export const fileColumns = () => ({
  fileId: uuid('file_id').primaryKey().defaultRandom(),
  custId: integer('cust_id')
    .notNull()
    .references(() => customers.custId),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.accountId),
  position: smallint('position').notNull().default(0),
  name: text('name').notNull(),
  /** What the content is, independent of the name: `pdf`, `jpg` and others. */
  type: text('type').notNull(),
  size: integer('size').notNull(),
  content: bytes('content').notNull(),
  createTime: moment('create_time').notNull(),
})
