/** What the calls of `saved-views` take. */
import * as v from 'valibot'
import { VIEW_NAME_CHARS, VIEWED_LISTS } from '../list-bounds'
import { type CallInputs, filledLine, queryInteger, text } from './schema'

const viewedList = v.picklist(VIEWED_LISTS)
const FILTERS_MAX = 20

export const inputs = {
  'savedViews.list': { query: v.object({ list: viewedList }) },
  'savedViews.save': {
    body: v.object({
      list: viewedList,
      name: filledLine(VIEW_NAME_CHARS),
      filter: v.pipe(
        v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), text(120)),
        v.check(filter => Object.keys(filter).length <= FILTERS_MAX),
      ),
    }),
  },
  'savedViews.change': {
    params: v.object({ id: queryInteger(1, 2_147_483_647) }),
    body: v.pipe(
      v.object({ name: v.optional(filledLine(VIEW_NAME_CHARS)), isFirst: v.optional(v.boolean()) }),
      v.check(({ name, isFirst }) => name !== undefined || isFirst !== undefined, 'Nothing is to be changed.'),
    ),
  },
  'savedViews.remove': { params: v.object({ id: queryInteger(1, 2_147_483_647) }) },
} satisfies Record<string, CallInputs>
