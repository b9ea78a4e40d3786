export { RichNodes, type RichNodesProps, RichText, type RichTextProps } from './rich-text'
