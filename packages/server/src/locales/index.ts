// Written by `npm run texts`.
import de from './de'
import fr from './fr'
import it from './it'
import pl from './pl'
import zh from './zh'

export const serverLocales = { de, fr, it, pl, zh }
