/** What can be styled from outside by `::part()`: the name of each part with what it is, over all elements. */

/** Name of the part → what it is. */
export const PARTS = {
  root: 'The outermost box.',
  back: 'The way back to what was drawn before.',
  badge: 'A state in one word, such as that of an order.',
  button: 'Everything that is pressed, and links that look like it.',
  'button-primary': 'The one button of a view that goes on, besides `button`.',
  checkbox: 'A box to tick, with its label.',
  dialog: 'A dialog or drawer over the page.',
  empty: 'What stands in the place of rows that are missing or failed.',
  field: 'A field with its label, hint and error.',
  grid: 'The lines of quick order.',
  input: 'What is typed into.',
  menu: 'A menu, or the list of suggestions below a field.',
  notice: 'A message that stays where it is about.',
  pager: 'The pages of a list.',
  picture: 'The picture of an article.',
  price: 'A price that is asked for today.',
  'price-was': 'The price before an offer.',
  quantity: 'A quantity with the buttons beside it.',
  radio: 'One of several choices, with its label.',
  segmented: 'A row of choices of which one holds.',
  select: 'A choice from a list.',
  steps: 'The prices of larger quantities.',
  stock: 'How many pieces there are, or when they leave.',
  summary: 'What the lines come to.',
  toast: 'A message that goes by itself.',
} as const

export type PartName = keyof typeof PARTS
