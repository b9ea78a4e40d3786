#!/usr/bin/env node
// npm run texts: writes packages/<package>/src/locales, one file a language, from the texts that stand beside what says them, and
// docs/texts-of-elements.md, which lists them for hosts with words of their own, and the table of docs/glossary.md;
// with --check only says which of these files are out of date (docs/decisions/0068-texts-beside-their-widgets.md).
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runnerImport } from 'vite'
import { fromRoot, ROOT } from './lib/paths.mjs'
import { textsPage } from './lib/texts-page.mjs'
import { readGlossary, screensTable } from './lib/word-faults.mjs'

/** Packages with texts: where the type `Locales` comes from, and what the list is called. The server has all languages from the start. */
const PACKAGES = {
  core: { from: '../locales.types', name: 'coreLocales' },
  server: { name: 'serverLocales' },
  storefront: { from: '@cartwright/core', name: 'storefrontLocales' },
  widgets: { from: '@cartwright/core', name: 'widgetLocales' },
}
const AMERICAN = 'en-US'
/** Countries with a site: widgets name them from a copy of the table that browsers have. */
const SITES = ['NL', 'DE', 'GB', 'FR', 'IT', 'PL', 'US']
/** Packages whose texts a host can replace. */
const FOR_HOSTS = ['core', 'widgets']
const HEAD = '// Written by `npm run texts`.\n'

const conditions = ['cartwright-source']
const { module } = await runnerImport(fromRoot('scripts/lib/text-sources.mjs'), {
  root: ROOT,
  logLevel: 'error',
  resolve: { conditions },
  environments: { inline: { resolve: { conditions, externalConditions: conditions } } },
})
const tags = module.LANGUAGES.filter(language => language !== 'en')

const wanted = new Map(
  Object.keys(PACKAGES).flatMap(name => [...filesOf(name)].map(([file, text]) => [fromRoot(file), text])),
)
wanted.set(fromRoot('packages/widgets/src/locales/site-names.ts'), siteNames())
wanted.set(fromRoot('packages/core/src/locales/text-keys.ts'), textKeys())
wanted.set(fromRoot('docs/texts-of-elements.md'), textsPage(FOR_HOSTS.flatMap(tablesOf)))
wanted.set(fromRoot('docs/glossary.md'), glossaryPage())
const stale = [...wanted].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
const needless = Object.keys(PACKAGES)
  .map(name => fromRoot(`packages/${name}/src/locales`))
  .flatMap(folder => (existsSync(folder) ? readdirSync(folder).map(file => join(folder, file)) : []))
  .filter(file => !wanted.has(file))

if (!process.argv.includes('--check')) {
  for (const [file, text] of stale) {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  for (const file of needless) rmSync(file)
} else if (stale.length + needless.length > 0) {
  const names = [...stale.map(([file]) => file), ...needless].map(file => relative(ROOT, file))
  process.stderr.write(`Out of date: ${names.join(', ')}. To write them: npm run texts\n`)
  process.exitCode = 1
}

/** Every generated file of a package: path → text. */
function filesOf(name) {
  const folder = `packages/${name}/src/locales`
  const american = americanOf(name)
  const texts = [...(american ? [[AMERICAN, american]] : []), ...tags.map(tag => [tag, translationOf(name, tag)])]
  const list = listOf(PACKAGES[name], texts.map(([tag]) => tag).sort())
  if (PACKAGES[name].from) texts.push(['names', namesOf(name)])
  return new Map([['index', list], ...texts].map(([file, text]) => [`${folder}/${file}.ts`, text]))
}

function listOf({ from, name }, files) {
  if (!from) {
    const variable = tag => tag.replace('-', '')
    const imports = files.map(tag => `import ${variable(tag)} from './${tag}'\n`)
    const members = files.map(tag => (tag.includes('-') ? `${key(tag)}: ${variable(tag)}` : tag))
    return `${HEAD}${imports.join('')}\nexport const ${name} = { ${members.join(', ')} }\n`
  }
  return listOfLoaders({ from, name }, files)
}

function listOfLoaders({ from, name }, files) {
  const imports = [...files, 'names'].map(tag => `  ${key(tag)}: () => import('./${tag}'),\n`)
  return `${HEAD}import type { Locales } from '${from}'\n\nexport const ${name}: Locales = {\n${imports.join('')}}\n`
}

/** The files `<folder>/texts/<language>.json` of a language; each holds the namespaces of its folder. */
function translationOf(name, tag) {
  const found = readdirSync(fromRoot(`packages/${name}/src`), { recursive: true })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith(`/texts/${tag}.json`))
    .sort()
    .map(path => ({ path, variable: camelCase(path.replace(/\/texts\/[^/]+$/, '').replaceAll('/', '-')) }))
  const imports = found.map(({ path, variable }) => `import ${variable} from '../${path}'\n`)
  const entries = found.map(({ variable }) => `  ...${variable},\n`)
  return `${HEAD}${imports.join('')}\nexport default {\n${entries.join('')}}\n`
}

/** The English tables of a package, each with the file it stands in from the root, and the name it is exported by. */
function tablesOf(name) {
  return Object.entries(module.modules)
    .filter(([path]) => path.includes(`packages/${name}/src/`))
    .flatMap(([path, exported]) =>
      Object.entries(exported)
        .filter(([, value]) => isTexts(value))
        .map(([variable, { namespace, english }]) => ({
          package: name,
          path: path.slice(path.indexOf('packages/')),
          variable,
          namespace,
          english,
        })),
    )
    .sort((one, other) => (one.namespace < other.namespace ? -1 : 1))
}

function namesOf(name) {
  const names = tablesOf(name).map(({ namespace }) => namespace)
  return `${HEAD}export default ${JSON.stringify(names, null, 2)}\n`
}

/** Types of what a host can replace; they weigh nothing in a page. */
function textKeys() {
  const lines = FOR_HOSTS.flatMap(tablesOf).map(
    ({ namespace, english, path }) =>
      `  /** Of \`${path.slice(path.lastIndexOf('/') + 1)}\`. */\n  '${namespace}':${Object.keys(english)
        .map(text => `\n    | '${text}'`)
        .join('')}\n`,
  )
  return `${HEAD}/** Keys of our texts by namespace, as docs/texts-of-elements.md lists them. */\nexport interface TextKeys {\n${lines.join('')}}\n`
}

/** English as it is written in America, as far as it differs; false where it does not. */
function americanOf(name) {
  const tables = tablesOf(name)
    .map(({ namespace, english }) => [namespace, differencesOf(english)])
    .filter(([, table]) => Object.keys(table).length > 0)
  return tables.length > 0 && `${HEAD}export default ${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`
}

function differencesOf(english) {
  const american = Object.entries(english).map(([text, value]) => [text, module.toAmerican(value)])
  return Object.fromEntries(american.filter(([text, value]) => value !== english[text]))
}

/** Its table of words on screens comes from the data that the check of the words reads. */
function glossaryPage() {
  const page = readFileSync(fromRoot('docs/glossary.md'), 'utf8')
  return page.replace(/(?<=\n## On screens\n[\s\S]*?\n)(?:\|.*\n)+/, () => `${screensTable(readGlossary())}\n`)
}

function siteNames() {
  const names = module.LANGUAGES.map(language => {
    const table = new Intl.DisplayNames([language], { type: 'region' })
    return [language, SITES.map(iso2 => table.of(iso2))]
  })
  const type = `Readonly<Record<Language, readonly string[]>>`
  return [
    `${HEAD}import type { Language } from '@cartwright/core'\n`,
    `export const SITES: readonly string[] = ${JSON.stringify(SITES)}\n`,
    `export const SITE_NAMES: ${type} = ${JSON.stringify(Object.fromEntries(names), null, 2)}\n`,
  ].join('\n')
}

function isTexts(value) {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'english' in value
}

function key(tag) {
  return tag.includes('-') ? `'${tag}'` : tag
}

function camelCase(words) {
  return words.replace(/-(.)/g, (_dash, letter) => letter.toUpperCase())
}
