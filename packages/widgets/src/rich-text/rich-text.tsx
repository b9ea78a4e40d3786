import { createElement, Fragment, type ReactNode } from 'react'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useCanAccess } from '../provider/use-can-access'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './rich-text.css?inline'
import type { RichElement, RichNode } from './rich-text.types'
import { TextSkeleton } from './text-skeleton'
import { useRichText } from './use-rich-text'

addSheet(css)

export interface RichTextProps {
  /** Plain text or HTML as the server sent it. Only what is allowed of it is drawn. */
  text: string
}

/** Draws a text of the server. Every text that may have markup is drawn by this, or by `RichNodes`. */
export function RichText({ text }: RichTextProps) {
  const common = useTexts(commonTexts)
  const [nodes] = useRichText([text]) ?? []
  return nodes ? <RichNodes nodes={nodes} /> : <TextSkeleton label={common('loading')} />
}

export interface RichLook {
  /** Draws the text in it, for example with what was searched for marked. */
  drawText?: (text: string) => ReactNode
  /** Ids of headings one can jump to. */
  idOf?: (element: RichElement) => string | undefined
  /** Of links only the text, where there is nowhere to go. */
  isLinkless?: boolean
}

export interface RichNodesProps extends RichLook {
  /** Made by `useRichText`. */
  nodes: readonly RichNode[]
}

export function RichNodes({ nodes, ...look }: RichNodesProps): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <Fragment key={index}>{look.drawText?.(node) ?? node}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Rich key={index} node={node} look={look} />
    ),
  )
}

function Rich({ node, look }: { node: RichElement; look: RichLook }) {
  const { tag, attributes, children } = node
  const inside = children.length > 0 ? <RichNodes nodes={children} {...look} /> : undefined
  const { href } = attributes
  const id = look.idOf?.(node)
  if (id) return createElement(tag, { ...attributes, id, tabIndex: -1 }, inside)
  if (tag !== 'a' || typeof href !== 'string') return createElement(tag, attributes, inside)
  if (look.isLinkless) return <>{inside}</>
  if (href.startsWith('/')) return <InShop to={href}>{inside}</InShop>
  // An address elsewhere learns nothing of this page and cannot reach back to it.
  const away = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} {...away}>
      {inside}
    </a>
  )
}

/** Where a buyer may not go, the words alone remain. */
function InShop({ to, children }: { to: string; children: ReactNode }) {
  const mayOpen = useCanAccess()
  return mayOpen(to) ? <ShopLink to={to}>{children}</ShopLink> : children
}
