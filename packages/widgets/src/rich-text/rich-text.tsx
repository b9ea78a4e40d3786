import { createElement, Fragment, type ReactNode } from 'react'
import { SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useT } from '../provider/use-t'
import type { RichElement, RichNode } from './rich-text.types'
import { useRichText } from './use-rich-text'

export interface RichTextProps {
  /** Plain text or HTML as the server sent it. Only what is allowed of it is drawn. */
  text: string
}

/** Draws a text of the server. Every text that may have markup is drawn by this, or by `RichNodes`. */
export function RichText({ text }: RichTextProps) {
  const common = useT(commonTexts)
  const [nodes] = useRichText([text]) ?? []
  return nodes ? <RichNodes nodes={nodes} /> : <SkeletonRows label={common('loading')} />
}

export interface RichNodesProps {
  /** Made by `useRichText`. */
  nodes: readonly RichNode[]
  /** Draws the text in it, for example with what was searched for marked. */
  drawText?: (text: string) => ReactNode
}

export function RichNodes({ nodes, drawText = text => text }: RichNodesProps): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <Fragment key={index}>{drawText(node)}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Rich key={index} node={node} drawText={drawText} />
    ),
  )
}

function Rich({ node, drawText }: { node: RichElement; drawText: (text: string) => ReactNode }) {
  const { tag, attributes, children } = node
  const inside = children.length > 0 ? <RichNodes nodes={children} drawText={drawText} /> : undefined
  const { href } = attributes
  if (tag !== 'a' || typeof href !== 'string') return createElement(tag, attributes, inside)
  if (href.startsWith('/')) return <ShopLink to={href}>{inside}</ShopLink>
  // An address elsewhere learns nothing of this page and cannot reach back to it.
  const away = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} {...away}>
      {inside}
    </a>
  )
}
