/** What a printed page says. */
/** Pieces of text of all its pages, in the order they are drawn. */
export async function pdfTexts(pdf: Uint8Array): Promise<string[]> {
  // Says when it is loaded that it will not be able to draw.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: new Uint8Array(pdf), isEvalSupported: false, verbosity: 0 })
  const document = await loading.promise
  const texts: string[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const item of items) if ('str' in item && item.str.trim()) texts.push(item.str.trim())
  }
  await loading.destroy()
  return texts
}
