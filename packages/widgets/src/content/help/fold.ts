/** A character as someone without its key would type it; always as long as before, so that hits stand at the same place in the text. */
function foldCharacter(character: string): string {
  const plain = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace('ł', 'l')
  return plain.length === character.length ? plain : character
}

/** A text in which `platnosc` finds `Płatność`. */
export const fold = (text: string): string => text.replace(/./gsu, foldCharacter)
