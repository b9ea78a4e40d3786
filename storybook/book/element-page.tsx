/** The page of an element, the same for all: as it runs, with its attributes to change; how it is written; its tables. */
import manifest, { type ElementDeclaration } from 'virtual:element-data'
import { useMemo, useState } from 'react'
import { EVENTS } from '../../packages/widgets/src/element/events'
import { GROUP_OF } from '../../packages/widgets/src/element/groups'
import { Segmented } from '../../packages/widgets/src/primitives/segmented'
import { SelectField, TextField } from '../../packages/widgets/src/primitives/text-field'
import { CodeBlock } from './code-block'
import { codeOf, KINDS, type Kind } from './element-code'
import { EXAMPLES } from './examples'
import { type ElementTag, LiveElement } from './live-element'
import { PageHead, Part, Sentence, Table } from './page'
import { Scope } from './scope'

const elements = manifest.modules.flatMap(({ declarations }) => declarations)

export function declarationOf(tag: string): ElementDeclaration {
  const found = elements.find(({ tagName }) => tagName === tag)
  if (!found) throw new Error(`No element is called ${tag}.`)
  return found
}

const WIDTHS = ['360', '768', 'fluid'] as const

/** The words of a union of texts, such as `'light' | 'dark'`. */
const choicesOf = (type: string): readonly string[] =>
  type.split(' | ').every(part => /^'[^']*'$/.test(part)) ? type.split(' | ').map(part => part.slice(1, -1)) : []

export function ElementPage({ tag }: { tag: ElementTag }) {
  const element = declarationOf(tag)
  return (
    <Scope>
      <PageHead title={<code>{`<${tag}>`}</code>} lead={<Sentence text={element.description} />}>
        <div className="book-tags">
          <span className="cw-tag">{GROUP_OF[tag]}</span>
          {element.formAssociated && <span className="cw-tag">field of a form</span>}
        </div>
      </PageHead>
      <Live element={element} tag={tag} />
      <Tables element={element} />
    </Scope>
  )
}

function Live({ element, tag }: { element: ElementDeclaration; tag: ElementTag }) {
  const example = EXAMPLES[tag]
  const [values, setValues] = useState<Record<string, string>>(example?.attributes ?? {})
  const [filled, setFilled] = useState<Record<string, string>>({})
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('fluid')
  const [kind, setKind] = useState<Kind>('HTML')
  const [lastEvent, setLastEvent] = useState<string>()
  const events = useMemo(() => element.events.map(({ name }) => name), [element])
  const written = { tag, attributes: values, slots: filled }
  const change = (name: string, value: string | undefined) =>
    setValues(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value }))
  return (
    <>
      <div className="cw-card book-stage">
        <div className="book-stage__bar">
          <Segmented
            label="Width in px"
            value={width}
            segments={WIDTHS.map(value => ({ value, label: value === 'fluid' ? 'Fluid' : value }))}
            onValue={setWidth}
          />
          {example?.say && <span className="cw-muted cw-small">{example.say}</span>}
        </div>
        <div className="book-stage__view">
          <div style={{ maxWidth: width === 'fluid' ? undefined : `${width}px`, marginInline: 'auto' }}>
            <LiveElement
              tag={tag}
              attributes={values}
              slots={filled}
              events={events}
              onEvent={({ type, detail }) => setLastEvent(`${type} ${shortly(detail)}`)}
            />
          </div>
        </div>
        <div className="book-stage__controls">
          {element.attributes.map(({ name, type }) => (
            <Control
              key={name}
              name={name}
              type={type?.text ?? 'string'}
              value={values[name]}
              onValue={value => change(name, value)}
            />
          ))}
          {element.slots.map(({ name }) => (
            <label key={name} className="cw-check">
              <input
                type="checkbox"
                checked={filled[name] !== undefined}
                onChange={({ target }) =>
                  setFilled(({ [name]: _, ...others }) =>
                    target.checked ? { ...others, [name]: 'Orders above €500 go to your team lead.' } : others,
                  )
                }
              />
              slot {name}
            </label>
          ))}
        </div>
        <div className="book-stage__log" role="log" aria-label="The last event">
          {lastEvent ?? 'Events of the element appear here.'}
        </div>
      </div>
      <Part title="On your page" say="Follows the controls above.">
        <div className="cw-tabs">
          <Segmented
            label="Kind of page"
            value={kind}
            segments={KINDS.map(value => ({ value, label: value }))}
            onValue={setKind}
          />
        </div>
        <CodeBlock code={codeOf(kind, written)} name={`${kind} code`} />
      </Part>
    </>
  )
}

function shortly(detail: unknown): string {
  const seen = new WeakSet<object>()
  const text = JSON.stringify(detail, (key, value: unknown) => {
    if (key === 'shop' || typeof value === 'function') return undefined
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return undefined
    seen.add(value)
    return value
  })
  return text === undefined ? '' : text.slice(0, 200)
}

interface ControlProps {
  name: string
  type: string
  value: string | undefined
  onValue: (value: string | undefined) => void
}

function Control({ name, type, value, onValue }: ControlProps) {
  const choices = choicesOf(type)
  if (type === 'boolean')
    return (
      <label className="cw-check">
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={({ target }) => onValue(target.checked ? '' : undefined)}
        />
        {name}
      </label>
    )
  if (choices.length > 0)
    return (
      <SelectField
        label={name}
        value={value ?? ''}
        onValue={text => onValue(text === '' ? undefined : text)}
        options={[{ value: '', label: 'not set' }, ...choices.map(choice => ({ value: choice, label: choice }))]}
      />
    )
  return (
    <TextField
      label={name}
      value={value ?? ''}
      inputMode={type === 'number' ? 'numeric' : undefined}
      onValue={text => onValue(text === '' ? undefined : text)}
    />
  )
}

const said = (text: string | undefined) => <Sentence text={text} />
const code = (text: string | undefined) => (text ? <code>{text}</code> : '')

function Tables({ element }: { element: ElementDeclaration }) {
  const attributes = new Set(element.attributes.map(({ name }) => name.replaceAll('-', '').toLowerCase()))
  const properties = element.members.filter(({ kind, name }) => kind === 'field' && !attributes.has(name.toLowerCase()))
  const methods = element.members.filter(({ kind }) => kind === 'method')
  return (
    <>
      <Part
        title="Attributes and properties"
        say="From the table of the element; a test compares it with the element as it runs."
      >
        <Table
          heads={['Name', 'Type', 'What it does']}
          rows={[
            ...element.attributes.map(({ name, type, description }) => [
              code(name),
              code(type?.text),
              said(description),
            ]),
            ...properties.map(({ name, type, description }) => [
              <>
                {code(name)} <span className="cw-tag">property</span>
              </>,
              code(type?.text),
              said(description),
            ]),
            ...methods.map(({ name, description }) => [
              <>
                {code(`${name}()`)} <span className="cw-tag">method</span>
              </>,
              '',
              said(description),
            ]),
          ]}
        />
      </Part>
      <Part title="Events" say="All of them bubble and cross shadow roots.">
        <Table
          heads={['Event', 'When', 'preventDefault() leaves to you', 'Without an answer']}
          rows={element.events.map(({ name, description }) => [
            code(name),
            said(description),
            said(EVENTS[name]?.prevented ?? 'nothing'),
            said(EVENTS[name]?.otherwise),
          ])}
        />
      </Part>
      {element.slots.length > 0 && (
        <Part title="Slots" say="A slot is for what only you can say. An empty one draws nothing.">
          <Table
            heads={['Slot', 'Where it stands']}
            rows={element.slots.map(({ name, description }) => [code(name), said(description)])}
          />
        </Part>
      )}
      <Part title="Parts and states" say="Selected by ::part(…) and :state(…).">
        <div className="book-two">
          <Table
            heads={['Part', 'Is']}
            rows={element.cssParts.map(({ name, description }) => [code(name), said(description)])}
          />
          <Table
            heads={['State', 'Means']}
            rows={element.cssStates.map(({ name, description }) => [code(name), said(description)])}
          />
        </div>
      </Part>
    </>
  )
}
