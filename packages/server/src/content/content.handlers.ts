/** Home page and help pages (API-029 to API-031, API-038 to API-040). */
import type { Subject } from '@cartwright/core/contract'
import type { Handlers } from '../http/handler'
import { readLanguage } from '../texts/language'
import { type Content, listContents, listDeclarations } from './contents'
import { fillFloors } from './home-floors'

const toSubject = ({ contentId, title, body, image, link }: Content): Subject => ({
  id: contentId,
  title,
  text: body,
  image,
  link,
})

export const contentHandlers: Handlers<
  | 'content.brandSubjects'
  | 'content.activitySubjects'
  | 'content.homeFloors'
  | 'content.banners'
  | 'content.declarations'
  | 'content.faq'
> = {
  'content.brandSubjects': async ({ query }, deps) => (await listContents('brandSubject', query, deps)).map(toSubject),
  'content.activitySubjects': async ({ query }, deps) =>
    (await listContents('activitySubject', query, deps)).map(toSubject),
  'content.homeFloors': async ({ query, language, caller }, deps) => {
    const floors = await listContents('homeFloor', query, deps)
    return fillFloors(
      floors,
      caller,
      deps,
      query.language === undefined ? language : readLanguage(query.language, deps.region),
    )
  },
  'content.banners': async ({ query }, deps) => (await listContents('banner', query, deps)).map(toSubject),
  'content.declarations': async ({ query }, deps) =>
    (await listDeclarations(query.type, query, deps)).map(({ contentId, kind, title, body }) => ({
      id: contentId,
      type: kind,
      title,
      text: body,
    })),
  'content.faq': async ({ query }, deps) =>
    (await listContents('faq', query, deps)).map(({ contentId, title, body }) => ({
      id: contentId,
      question: title,
      answer: body,
    })),
}
