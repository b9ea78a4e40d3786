/** The text with what was typed marked in it; hyphens and blanks may be missing in either. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.replace(/[\s\-./_]+/g, '')
  if (!wanted) return <>{text}</>
  const pattern = [...wanted].map(letter => letter.replace(/[\\^$*+?.()|[\]{}]/, '\\$&')).join('[\\s\\-./_]*')
  const found = new RegExp(pattern, 'i').exec(text)
  if (!found) return <>{text}</>
  const end = found.index + found[0].length
  return (
    <>
      {text.slice(0, found.index)}
      <mark>{found[0]}</mark>
      {text.slice(end)}
    </>
  )
}
