import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Puts Preact in the place of React: for the elements' build and for the tests that run on it. */
export const preactAlias = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

/** What the elements carry: Preact, and the short version of what has one (docs/decisions/0032-size-of-the-elements.md). */
export const elementsAlias = [
  { find: /^react$/, replacement: here('elements-react.js') },
  { find: /^\.\/keep-beside$/, replacement: here('src/primitives/keep-beside.light.ts') },
  ...preactAlias,
]
