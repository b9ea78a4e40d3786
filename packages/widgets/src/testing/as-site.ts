/** Shops of another region or with other sites than those of the test server. */
import { answerWith } from './answer-with'

/** `fetch` of a page whose server says that it is in the US, or cannot say where it is. */
export const inRegion = (region: 'US' | 'unknown'): typeof fetch =>
  answerWith('/system/freedom/region', () =>
    region === 'US' ? { code: 200, msg: '', data: 'US' } : { code: 500, msg: '', data: null },
  )
