// npm run storybook: every widget in every state at http://localhost:6006, on a shop of its own.
import { install } from './install.mjs'
import { fromRoot } from './paths.mjs'
import { runNode } from './processes.mjs'

export default async function storybook(args) {
  await install()
  const { code } = await runNode(
    fromRoot('node_modules/storybook/dist/bin/dispatcher.js'),
    ['dev', '--config-dir', '.', '--port', '6006', '--no-open', ...args],
    { cwd: fromRoot('storybook') },
  )
  return code
}
