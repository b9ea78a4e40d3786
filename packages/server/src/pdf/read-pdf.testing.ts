/** Reads a PDF as a program that reads aloud does: words, structure and language. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function readPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_none, at) => pdf.getPage(at + 1)))
  const words = await Promise.all(
    pages.map(async page => (await page.getTextContent()).items.map(item => ('str' in item ? item.str : '')).join(' ')),
  )
  const trees = await Promise.all(pages.map(page => page.getStructTree()))
  const roles: string[] = []
  const walk = (node: { role?: string; children?: unknown[] }) => {
    if (node.role) roles.push(node.role)
    for (const child of node.children ?? []) walk(child as typeof node)
  }
  for (const tree of trees) if (tree) walk(tree)
  const { info } = await pdf.getMetadata()
  const attached: Record<string, { content: Uint8Array }> | null = await pdf.getAttachments()
  const attachments = Object.values(attached ?? {}).map(({ content }) => new TextDecoder().decode(content))
  return { pages: pages.length, text: words.join('\n'), roles, info: info as Record<string, unknown>, attachments }
}
