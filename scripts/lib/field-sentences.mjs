// Reads the sentences above the fields of the contract, for `openapi.json`: the doc comment of a field describes the property or parameter
// that is made of it. Answers are data and requests are schemas, so both are read from the sources, side by side with what was made of them.
import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import ts from 'typescript'
import { SENTENCE } from './sentences.mjs'

/**
 * Writes the sentences into a description of the API.
 * @param {object} document as `makeOpenApi` makes it; changed in place
 * @param {string} folder of the contract
 * @returns {string[]} `file:line <feature>.<call>.<field>` of each field without a sentence; shared fields once
 */
export function describeFields(document, folder) {
  const contract = readContract(folder)
  /** By their place in the sources, because many calls share them. */
  const silent = new Map()
  const described = new Set()
  const { schemas } = document.components

  /**
   * Describes the fields in `schema`, which was made of the expression `node`. `isEnvelope`: it has `code` and `msg` besides, which are no
   * fields of the contract.
   */
  function explain(schema, node, call, isEnvelope = false) {
    const { $ref, anyOf, oneOf, items, additionalProperties, properties = {} } = schema
    if ($ref) {
      const name = $ref.split('/').at(-1)
      if (described.has(name)) return
      described.add(name)
      explain(schemas[name], node, call)
    }
    const options = (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null')
    const sources = contract.optionsOf(node)
    for (const [at, option] of options.entries())
      explain(option, sources.length === options.length ? sources[at] : node, call)
    for (const inner of [items, additionalProperties]) if (typeof inner === 'object') explain(inner, node, call)
    const fields = contract.fieldsOf(node)
    for (const [name, property] of Object.entries(properties)) {
      const field = fields.get(name)
      if (!field) {
        if (!isEnvelope) throw new Error(`${call}: no source of the field ${name} was found`)
        continue
      }
      const sentence = sentenceOf(field, call)
      if (sentence) property.description = sentence
      explain(property, field.value, call)
    }
  }

  function sentenceOf(field, call) {
    const sentence = contract.sentenceAbove(field)
    if (!SENTENCE.test(sentence) && !silent.has(field.node))
      silent.set(field.node, `${contract.placeOf(field.node)} ${call}.${field.name}`)
    return sentence
  }

  function describeParameters(parameters, place, node, call) {
    const fields = contract.fieldsOf(node)
    for (const parameter of parameters.filter(one => one.in === place)) {
      const field = fields.get(parameter.name)
      if (!field) throw new Error(`${call}: no source of the parameter ${parameter.name} was found`)
      const sentence = sentenceOf(field, call)
      if (sentence) parameter.description = sentence
      explain(parameter.schema, field.value, call)
    }
  }

  for (const { operationId: call, parameters = [], requestBody, responses } of operationsOf(document)) {
    const { params, query, body } = contract.inputOf(call)
    const own = parameters.filter(parameter => parameter.in !== 'header')
    if (params) describeParameters(own, 'path', params, call)
    if (query ?? body) describeParameters(own, 'query', query ?? body, call)
    for (const { schema } of Object.values(requestBody?.content ?? {})) explain(schema, body, call)
    const [answer] = responses[200].content['application/json'].schema.anyOf ?? []
    if (!answer) continue
    const { data, rows } = answer.properties
    const result = contract.resultOf(call)
    if (contract.answerOf(call) === 'plain') explain(answer, result, call, true)
    else explain(data ?? rows.items, result, call)
  }
  return [...silent.values()].sort()
}

const operationsOf = document => Object.values(document.paths).flatMap(operations => Object.values(operations))

/** The sources of the contract as a syntax tree with resolved names. */
function readContract(folder) {
  const files = readdirSync(folder).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const program = ts.createProgram(
    files.map(name => `${folder}/${name}`),
    {
      noLib: true,
      noResolve: false,
      types: [],
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
    },
  )
  const checker = program.getTypeChecker()
  const sourceOf = name => program.getSourceFile(`${folder}/${name}`)
  /** Files of the features by the names that their calls begin with. */
  const features = new Map(
    sourceOf('calls.ts').statements.map(({ exportClause, moduleSpecifier }) => [
      exportClause.name.text,
      sourceOf(`${moduleSpecifier.text.slice('./'.length)}.ts`),
    ]),
  )

  /** What the export of a feature is made of; undefined when there is none. */
  function exported(call, suffix = '') {
    const [feature, verb] = call.split('.')
    const symbol = checker.getSymbolAtLocation(features.get(feature)).exports.get(`${verb}${suffix}`)
    return symbol?.valueDeclaration.initializer
  }
  const propertyOf = (node, name) => fieldsOf(node).get(name)?.value

  /** The declaration of what a name stands for, in whichever file. */
  function declarationOf(name) {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name)
    const own = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return own?.valueDeclaration
  }
  const isOurs = declaration => declaration?.getSourceFile().fileName.startsWith(folder)
  const isShape = declaration => declaration.getSourceFile().fileName.endsWith('/shape.ts')
  /** Of a building block the comment describes the block, and no field. */
  const isBlock = declaration => /\/(?:shape|schema)\.ts$/.test(declaration.getSourceFile().fileName)

  /** What the value of an expression is put together from: names, calls and functions lead to the literals behind them. */
  function partsOf(node) {
    if (ts.isIdentifier(node)) {
      const declaration = declarationOf(node)
      return isOurs(declaration) && !isShape(declaration) && declaration.initializer ? [declaration.initializer] : []
    }
    if (ts.isCallExpression(node)) {
      const made = ts.isIdentifier(node.expression) ? declarationOf(node.expression) : undefined
      return [...node.arguments, ...(isOurs(made) && !isBlock(made) ? partsOf(node.expression) : [])]
    }
    if (ts.isArrowFunction(node)) return [node.body]
    if (ts.isArrayLiteralExpression(node)) return [...node.elements]
    if (ts.isPropertyAccessExpression(node)) {
      const field = fieldsOf(node.expression).get(node.name.text)
      return [field ? field.value : node.expression]
    }
    return node.expression ? [node.expression] : []
  }

  /** The fields of the object that an expression makes, by name. */
  function fieldsOf(node) {
    const fields = new Map()
    const add = field => fields.has(field.name) || fields.set(field.name, field)
    if (ts.isObjectLiteralExpression(node))
      for (const property of [...node.properties].reverse()) {
        if (ts.isSpreadAssignment(property)) for (const field of fieldsOf(property.expression).values()) add(field)
        else add({ name: property.name.text, node: property, value: property.initializer ?? property.name })
      }
    else for (const part of partsOf(node)) for (const field of fieldsOf(part).values()) add(field)
    return fields
  }

  /** The alternatives of a union, each of which has fields of its own. */
  function optionsOf(node) {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText()
      if (name === 'either') return [...node.arguments]
      const list = node.arguments.find(ts.isArrayLiteralExpression)
      if (['v.union', 'v.variant'].includes(name) && list) return [...list.elements]
    }
    const parts = ts.isObjectLiteralExpression(node) ? [] : partsOf(node)
    return parts.map(optionsOf).find(options => options.length > 0) ?? []
  }

  /** Its own comment; of a field that only names a shared piece, the comment of that. */
  function sentenceAbove({ node }) {
    const own = commentOf(node)
    if (own || !ts.isShorthandPropertyAssignment(node)) return own
    const declaration = declarationOf(node.name)
    return isOurs(declaration) && !isBlock(declaration) ? commentOf(declaration.parent.parent) : ''
  }

  return {
    fieldsOf,
    optionsOf,
    sentenceAbove,
    resultOf: call => propertyOf(exported(call), 'result'),
    answerOf: call => propertyOf(exported(call), 'answer').text,
    inputOf: call => {
      const input = exported(call, 'Input')
      return {
        params: input && propertyOf(input, 'params'),
        query: input && propertyOf(input, 'query'),
        body: input && propertyOf(input, 'body'),
      }
    },
    placeOf: node => {
      const file = node.getSourceFile()
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      return `${relative(folder, file.fileName).split(sep).join('/')}:${line + 1}`
    },
  }
}

/** The text of the doc comment right above a node, on one line; without its tags. */
function commentOf(node) {
  const comment = (node.jsDoc ?? []).at(-1)?.comment
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s*\n\s*/g, ' ').trim()
}
