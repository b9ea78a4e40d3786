import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * What the elements carry: Preact in the place of React, and the short version of what has one
 * (docs/decisions/0032-size-of-the-elements.md). The tests on Preact run on the same.
 */
export const elementsAlias = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom(\/client)?)?$/, replacement: here('preact-react.ts') },
  { find: /^\.\/anchor-to$/, replacement: here('src/primitives/anchor-to.light.ts') },
]
