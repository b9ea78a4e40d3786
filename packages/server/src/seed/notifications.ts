/** Notifications to buyers of the demo shop, in the languages of the shop. */
import { addDays } from '@cartwright/core/rules'
import type { InferInsertModel } from 'drizzle-orm'
import type { notifications } from '../db/schema'
import { inEveryLanguage } from '../texts/language'
import { demoContents } from './demo-contents'

const SENT = [
  { name: 'labels', daysAgo: 2 },
  { name: 'holidays', daysAgo: 9 },
  { name: 'tables', daysAgo: 30 },
] as const

/** @param today day from which they are dated, `yyyy-MM-dd` */
export const makeNotifications = (today: string): InferInsertModel<typeof notifications>[] =>
  SENT.flatMap(({ name, daysAgo }) =>
    (['EU', 'US'] as const).map(region => ({
      region,
      texts: inEveryLanguage(region, language => demoContents(language, region).messages[name]),
      createTime: new Date(`${addDays(today, -daysAgo)}T08:00:00Z`),
    })),
  )
