/** The page of an element, the same for all: as it runs, with its attributes to change; how it is written; its tables. */
import manifest, { type ElementDeclaration, sizes, stories } from 'virtual:element-data'
import { EMBED_COMPONENTS, isEmbedComponent } from '@cartwright/core/rules'
import { Fragment, useMemo, useState } from 'react'
import { choicesOf } from '../../packages/widgets/scripts/choices.mjs'
import { EVENTS } from '../../packages/widgets/src/element/events'
import { GROUP_OF } from '../../packages/widgets/src/element/groups'
import { keysOf } from '../../packages/widgets/src/element/keys'
import { GUIDANCE } from '../../packages/widgets/src/element-guidance'
import { checkIcon, closeIcon } from '../../packages/widgets/src/icons/icons'
import { Icon } from '../../packages/widgets/src/primitives/icon'
import { Segmented } from '../../packages/widgets/src/primitives/segmented'
import { SelectField, TextField } from '../../packages/widgets/src/primitives/text-field'
import { CodeBlock } from './code-block'
import { codeOf, KINDS, type Kind } from './element-code'
import { EXAMPLES } from './examples'
import { elementAloneHref, storyAloneHref, storyHref, writtenOf } from './links'
import { type ElementTag, LiveElement } from './live-element'
import { PageHead, Part, Sentence, Table } from './page'
import { Scope, useToolbar } from './scope'

const elements = manifest.modules.flatMap(({ declarations }) => declarations)

export function declarationOf(tag: string): ElementDeclaration {
  const found = elements.find(({ tagName }) => tagName === tag)
  if (!found) throw new Error(`No element is called ${tag}.`)
  return found
}

const WIDTHS = ['360', '768', 'fluid'] as const

export function ElementPage({ tag }: { tag: ElementTag }) {
  const element = declarationOf(tag)
  const alone = writtenOf(window.location.search, {
    attributes: element.attributes.map(({ name }) => name),
    slots: element.slots.map(({ name }) => name),
  })
  if (alone)
    return (
      <Scope wide>
        <LiveElement tag={tag} attributes={alone.attributes} slots={alone.slots} />
      </Scope>
    )
  return (
    <Scope>
      <PageHead
        title={<code>{`<${tag}>`}</code>}
        lead={<Sentence text={element.description} />}
        tags={tagsOf(element, tag)}
      />
      <Live element={element} tag={tag} />
      <Tables element={element} />
      <Keyboard element={element} tag={tag} />
      <Advice tag={tag} />
      <Stories tag={tag} />
    </Scope>
  )
}

function tagsOf({ formAssociated }: ElementDeclaration, tag: ElementTag): string[] {
  const rights: readonly string[] = isEmbedComponent(tag) ? EMBED_COMPONENTS[tag] : []
  return [
    GROUP_OF[tag],
    rights.length > 0 ? `needs: ${rights.join(', ')}` : '',
    formAssociated ? 'field of a form' : '',
    sizes[tag] === undefined ? '' : `${sizes[tag]} KiB, packed, with all that it imports`,
  ].filter(Boolean)
}

function Live({ element, tag }: { element: ElementDeclaration; tag: ElementTag }) {
  const example = EXAMPLES[tag]
  const [values, setValues] = useState<Record<string, string>>(example?.attributes ?? {})
  const [filled, setFilled] = useState<Record<string, string>>({})
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('fluid')
  const [kind, setKind] = useState<Kind>('HTML')
  const [lastEvent, setLastEvent] = useState<string>()
  const [story, setStory] = useState('')
  const toolbar = useToolbar()
  const events = useMemo(() => element.events.map(({ name }) => name), [element])
  const written = { tag, attributes: values, slots: filled }
  const change = (name: string, value: string | undefined) =>
    setValues(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value }))
  const hear = ({ type, detail }: CustomEvent) => {
    setLastEvent(`${type} ${shortly(detail)}`)
    // The page opens what lies over it, so the page closes it.
    if (type === 'cw-close') change('open', undefined)
  }
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
          <label className="cw-row cw-small cw-nowrap">
            State
            <select className="cw-select" value={story} onChange={({ target }) => setStory(target.value)}>
              <option value="">as it runs</option>
              {stories[tag]?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {example?.say && !story && <span className="cw-muted cw-small">{example.say}</span>}
          <a
            className="cw-btn cw-btn--s cw-btn--quiet cw-end"
            href={
              story
                ? storyAloneHref(story, toolbar)
                : elementAloneHref(tag, { attributes: values, slots: filled }, toolbar)
            }
            target="_blank"
            rel="noreferrer"
          >
            On its own
          </a>
        </div>
        <div className="book-stage__view">
          <div style={{ maxWidth: width === 'fluid' ? undefined : `${width}px`, marginInline: 'auto' }}>
            {story ? (
              <iframe
                className="book-stage__story"
                title={`State: ${stories[tag]?.find(({ id }) => id === story)?.name}`}
                src={storyAloneHref(story, toolbar)}
              />
            ) : (
              <LiveElement tag={tag} attributes={values} slots={filled} events={events} onEvent={hear} />
            )}
          </div>
        </div>
        <div className="book-stage__controls" hidden={story !== ''}>
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
        <div className="book-stage__log" role="log" aria-label="The last event" hidden={story !== ''}>
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

function Keyboard({ element, tag }: { element: ElementDeclaration; tag: ElementTag }) {
  const uses = keysOf(
    element.cssParts.map(({ name }) => name),
    GUIDANCE[tag].keys,
  )
  return (
    <Part
      title="Keyboard"
      say="Tab goes to the next thing that can be used. What is typed into a field stays in the element."
    >
      <Table
        heads={['Keys', 'What they do']}
        rows={uses.map(({ keys, does }) => [
          keys.map((way, at) => <Keys key={way} way={way} isFirst={at === 0} />),
          said(does),
        ])}
      />
    </Part>
  )
}

/** @param way names of keys that are pressed together, joined by `+` */
function Keys({ way, isFirst }: { way: string; isFirst: boolean }) {
  return (
    <>
      {!isFirst && ' '}
      <span className="cw-nowrap">
        {way.split('+').map((key, at) => (
          <Fragment key={key}>
            {at > 0 && '+'}
            <kbd className="cw-kbd">{key}</kbd>
          </Fragment>
        ))}
      </span>
    </>
  )
}

function Advice({ tag }: { tag: ElementTag }) {
  const { do: wanted, dont: unwanted } = GUIDANCE[tag]
  return (
    <div className="book-two">
      <section className="cw-card book-advice">
        <h2>Do</h2>
        <ul>
          {wanted.map(sentence => (
            <li key={sentence}>
              <Icon shape={checkIcon} size="s" />
              <span>
                <Sentence text={sentence} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="cw-card book-advice book-advice--dont">
        <h2>Don’t</h2>
        <ul>
          {unwanted.map(sentence => (
            <li key={sentence}>
              <Icon shape={closeIcon} size="s" />
              <span>
                <Sentence text={sentence} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Stories({ tag }: { tag: ElementTag }) {
  return (
    <Part title="In its states" say="Each is a story of the component, with a shop of its own.">
      <ul className="book-stories">
        {stories[tag]?.map(({ id, name }) => (
          <li key={id}>
            <a className="cw-btn cw-btn--s" href={storyHref(id)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
