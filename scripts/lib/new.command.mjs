// npm run new -- widget <feature>/<name> | call <feature>.<verb> | language <code>: writes the files of a recipe of CONTRIBUTING.md,
// and says what is left for a person to write.
import { step, Trouble } from './say.mjs'

const USAGE = `Usage: npm run new -- widget <feature>/<name>    for example widget orders/late-orders
       npm run new -- call <feature>.<verb>      for example call favourites.rename
       npm run new -- language <code>            for example language es`

const RECIPES = {
  widget: () => import('./new/widget.mjs'),
  call: () => import('./new/call.mjs'),
  language: () => import('./new/language.mjs'),
}

/** @param {string[]} args kind and name */
export default async function create([kind, name]) {
  if (!Object.hasOwn(RECIPES, kind ?? '') || !name) throw new Trouble(USAGE)
  const recipe = await RECIPES[kind]()
  const { left } = await step(`Writing ${kind} ${name}`, async () => recipe.create(name))
  const lines = [
    'Left to write:',
    ...left.map((line, at) => `  ${at + 1}. ${line}`),
    '',
    '`npm run check` names what is missing.',
  ]
  console.log(lines.join('\n'))
}
