/** Columns that tables have in common. */
import { customType, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core'

export const money = (name: string) => numeric(name, { precision: 18, scale: 6, mode: 'number' })
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A text in languages other than its own, by language; what is missing is read in its own. */
export const namesInLanguages = (name: string) => jsonb(name).$type<Record<string, string>>().notNull().default({})
