/** Plain text of the server; a blank line begins a paragraph. Markup in it is shown as it is written, never run. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/)
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other identity
    <p key={index}>{paragraph}</p>
  ))
}
