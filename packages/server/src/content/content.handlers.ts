/** Home page, help pages and notifications (API-029 to API-031, API-037 to API-040). */
import type { Subject } from '@cartwright/core/contract'
import type { Handlers } from '../app/handler'
import { formatTime } from '../catalogue/time'
import { type Content, listContents, listDeclarations } from './contents'
import { fillFloors } from './home-floors'

/** The one type of notification there is (API-037). */
const NOTIFICATION_TYPE = '1'

const toSubject = ({ contentId, title, body, image, link }: Content): Subject => ({
  ...{ id: contentId, title, text: body, image, link },
})

export const contentHandlers: Handlers<
  | 'content.brandSubjects'
  | 'content.activitySubjects'
  | 'content.homeFloors'
  | 'content.banners'
  | 'content.declarations'
  | 'content.faq'
  | 'notifications.list'
> = {
  'content.brandSubjects': async ({ query }, deps) => (await listContents('brandSubject', query, deps)).map(toSubject),
  'content.activitySubjects': async ({ query }, deps) =>
    (await listContents('activitySubject', query, deps)).map(toSubject),
  'content.homeFloors': async ({ query }, deps) => fillFloors(await listContents('homeFloor', query, deps), deps),
  'content.banners': async ({ query }, deps) => (await listContents('banner', query, deps)).map(toSubject),
  'content.declarations': async ({ query }, deps) =>
    (await listDeclarations(query.type, query, deps)).map(({ contentId, kind, title, body }) => ({
      ...{ id: contentId, type: kind, title, text: body },
    })),
  'content.faq': async ({ query }, deps) =>
    (await listContents('faq', query, deps)).map(({ contentId, title, body }) => ({
      ...{ id: contentId, question: title, answer: body },
    })),
  'notifications.list': async ({ query, caller }, deps) => {
    if (query.type !== NOTIFICATION_TYPE) return { rows: [], total: 0 }
    // The site of the company counts, whatever the query says.
    const found = await listContents('notification', { orgId: caller.orgId }, deps)
    const newestFirst = [...found].sort((a, b) => b.createTime.getTime() - a.createTime.getTime())
    const rows = newestFirst.map(({ contentId, title, body, createTime }) => ({
      notificationId: contentId,
      notificationTitle: title,
      notificationText: body,
      createTime: formatTime(createTime),
    }))
    return { rows, total: rows.length }
  },
}
