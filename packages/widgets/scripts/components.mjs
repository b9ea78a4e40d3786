/**
 * After the React package is built: types and css of each component alone. The types name what those of the index have; the css is that of
 * the modules which the component draws with, also later, and `base.css` is what every component needs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = join(root, 'dist/components')
const { outputs } = JSON.parse(readFileSync(join(root, 'dist/metafile-esm.json'), 'utf8'))

/** Every module of an entry, those too that it loads later. */
function modulesOf(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const { imports, inputs } = outputs[file]
  return [...Object.keys(inputs), ...imports.flatMap(({ path, external }) => (external ? [] : modulesOf(path, seen)))]
}

/** The css that a module brings, by its path below `src`. */
const BRINGS = /^import \w+ from '(.+\.css)\?inline'$/gm
const sheetsOf = modules =>
  new Set(
    modules
      .filter(path => path.startsWith('src/') && path.endsWith('.tsx'))
      .flatMap(path =>
        [...readFileSync(join(root, path), 'utf8').matchAll(BRINGS)].map(([, name]) =>
          relative(join(root, 'src'), join(root, path, '..', name)),
        ),
      ),
  )

/** In the order of the sheet of the whole package, which is that of the cascade. */
const inOrder = [...readFileSync(join(root, 'src/styles/widgets.css'), 'utf8').matchAll(/@import "(.+)"/g)].map(
  ([, path]) => relative(join(root, 'src'), join(root, 'src/styles', path)),
)
const FIRST = ['styles/light-dark.css', 'styles/shared.css']
/** What the medium changes stands behind every other rule, so behind those of each component. */
const LAST = ['styles/forced-colors.css', 'styles/print.css']

async function writeCss(name, sheets) {
  const contents = sheets.map(path => `@import "./${path}";`).join('\n')
  await build({
    stdin: { contents, resolveDir: join(root, 'src'), loader: 'css' },
    bundle: true,
    minify: true,
    // As the sheet of the whole package.
    target: 'es2022',
    outfile: join(folder, `${name}.css`),
    logLevel: 'error',
  })
}

/** Names that a module exports, by its syntax. */
function exportsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap(statement => {
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.text)
    if (!ts.isExportDeclaration(statement)) return []
    return statement.exportClause.elements.map(({ name, isTypeOnly }) =>
      isTypeOnly || statement.isTypeOnly ? `type ${name.text}` : name.text,
    )
  })
}

const names = readdirSync(join(root, 'src/components'))
  .map(file => file.replace(/\.ts$/, ''))
  .filter(name => name !== 'index')
const PROVIDER = 'shop-provider'
const ofEveryPage = sheetsOf(modulesOf(`dist/components/${PROVIDER}.js`))
for (const name of names) {
  const exported = exportsOf(join(root, 'src/components', `${name}.ts`))
  writeFileSync(join(folder, `${name}.d.ts`), `export { ${exported.join(', ')} } from '../index.js'\n`)
  if (name === PROVIDER) continue
  const own = sheetsOf(modulesOf(`dist/components/${name}.js`))
  await writeCss(name, [...inOrder.filter(path => own.has(path) && !ofEveryPage.has(path)), ...LAST])
}
await writeCss('base', [...FIRST, ...inOrder.filter(path => ofEveryPage.has(path)), ...LAST])
if (!existsSync(join(root, 'dist/index.d.ts'))) throw new Error('The types of the index are not there.')
