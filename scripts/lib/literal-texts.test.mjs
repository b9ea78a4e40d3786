import { expect, it } from 'vitest'
import { findLiteralTexts } from './literal-texts.mjs'

/** A place in a template. */
const place = name => `$\u007b${name}}`
const found = text => findLiteralTexts('cart.tsx', text).map(({ text: words }) => words)

it.each([
  ['words between tags', '<p>Your cart</p>', 'Your cart'],
  ['words in braces', "<p>{'Your cart'}</p>", 'Your cart'],
  ['what shows in one case', "<p>{isOpen && 'Open'}</p>", 'Open'],
  ['what shows in the other case', "<p>{isOpen ? t('open') : 'Closed'}</p>", 'Closed'],
  ['a fallback', "<p>{name ?? 'No name'}</p>", 'No name'],
  ['a template', `<p>{\`${place('count')} parts\`}</p>`, 'parts'],
  ['the name of a button', '<button aria-label="Close" />', 'Close'],
  ['a template in an attribute', `<Field label={\`Quantity of ${place('number')}\`} />`, 'Quantity of'],
  ['a placeholder', "<input placeholder={'Find a part'} />", 'Find a part'],
  ['the words of a picture', '<img alt="A printer" />', 'A printer'],
  ['a title', '<td title="In stock" />', 'In stock'],
  ['the title of the page', "document.title = 'Your cart'", 'Your cart'],
  ['an attribute that is set', "node.setAttribute('aria-label', 'Close')", 'Close'],
  ['the content of a node', "node.textContent = 'Saved'", 'Saved'],
])('finds %s', (_what, text, words) => {
  expect(found(`const a = ${text}`)).toEqual([words])
})

it.each([
  "<p>{t('title')}</p>",
  '<p className="cw-cart" role="status">{count} · {amount}</p>',
  "<p>{status === 'ready' && <b>{name}</b>}</p>",
  '<Show region="EU" kind=\'open\' />',
  '<kbd>Enter</kbd>',
  '<img alt="" />',
  `<a title={\`${place('title')} · Cartwright\`} />`,
  '<input placeholder="CF259X, TN-2420" />',
])('takes %s', text => {
  expect(found(`const a = ${text}`)).toEqual([])
})
