/** The words of a union of texts, such as `'light' | 'dark'`; none for another type. @param {string} type @returns {string[]} */
export const choicesOf = type => {
  const parts = type.split(' | ')
  return parts.every(part => /^'[^']*'$/.test(part)) ? parts.map(part => part.slice(1, -1)) : []
}
