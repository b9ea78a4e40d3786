/** Code that can be copied. */
import { CopyButton } from '../../packages/widgets/src/primitives/copy-button'

interface CodeBlockProps {
  code: string
  /** What it is, for the button that copies it. */
  name: string
}

export function CodeBlock({ code, name }: CodeBlockProps) {
  return (
    <div className="book-code">
      <CopyButton text={code} label={`Copy ${name}`} copiedLabel={`${name} is copied.`} isIcon size="s" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard as well */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  )
}
