/** What stories of shop widgets share. The numbers are those of the demo catalogue, which is the same on every start. */

/** Signed in, with every permission of a buyer. */
export const asBuyer = { shop: { signIn: { userName: 'buyer.nl', password: 'Cartwright1' } } } as const
/** Signed in, without favourites and quick order. */
export const asClerk = { shop: { signIn: { userName: 'clerk.nl', password: 'Cartwright1' } } } as const

type Story = { shop: object }
/** One call is never answered. */
export const waiting = (path: string, story: Story = { shop: {} }) => ({
  shop: { ...story.shop, answer: { path, with: 'never' } },
})
/** One call fails at the server. */
export const failing = (path: string, story: Story = { shop: {} }) => ({
  shop: { ...story.shop, answer: { path, with: { code: 500, msg: '' } } },
})

export const narrow = { viewport: { value: 'mobile1' } } as const
export const german = { language: 'de' } as const

/** CW-TN2420, in stock. */
export const PART = 10371
/** CW-W2033X, one colour of four. */
export const COLOUR_PART = 10165
/** CW-C4096A, with quantity prices. */
export const PART_WITH_STEPS = 10016
/** CW-CE285AD, of which there are two. */
export const SHORT_PART = 10333
/** CW-C7115A, no longer sold, with a successor. */
export const DISABLED_PART = 10002
