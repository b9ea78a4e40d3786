/** Notifications calls (API-037). */

import { formatTime } from '../catalogue/time'
import type { Handlers } from '../http/handler'
import { listNotifications, markRead } from './notifications'

/** The one type of notification there is (API-037). */
const NOTIFICATION_TYPE = '1'

export const notificationsHandlers: Handlers<'notifications.list' | 'notifications.read'> = {
  'notifications.list': async ({ query, caller }, deps) => {
    if (query.type !== NOTIFICATION_TYPE) return { rows: [], total: 0 }
    // The site of the company counts, no matter what the query says.
    const found = await listNotifications(caller, query.language ?? '', deps)
    const rows = found.map(({ notificationId, title, text, createTime, read }) => ({
      notificationId,
      notificationTitle: title,
      notificationText: text,
      createTime: formatTime(createTime),
      read,
    }))
    return { rows, total: rows.length }
  },
  'notifications.read': async ({ caller, body }, deps) => {
    await markRead(caller, body.ids, deps)
    return null
  },
}
