/** What is left of a text of the server: nothing in it can run. */

/** Elements that a text may have. */
export type RichTag =
  | ('p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'blockquote' | 'pre' | 'hr' | 'br')
  | ('a' | 'strong' | 'b' | 'em' | 'i' | 'u' | 's' | 'small' | 'sub' | 'sup' | 'code' | 'abbr' | 'time' | 'mark')
  | ('table' | 'caption' | 'thead' | 'tbody' | 'tfoot' | 'tr' | 'th' | 'td')

export interface RichElement {
  tag: RichTag
  /** In React's spelling; checked, and never an event, a style or an id. */
  attributes: Readonly<Record<string, string | number>>
  children: RichNode[]
}

export type RichNode = string | RichElement
