/** One line in the console for whoever sets a page up, with what to do. Readers of the page are told in the page. */
export function hint(remedy: string): void {
  // biome-ignore lint/suspicious/noConsole: the only place where whoever writes the page looks
  console.warn(`Cartwright: ${remedy}`)
}
