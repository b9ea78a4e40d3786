// Written by `npm run texts`.
import de from './de'
import enUS from './en-US'
import fr from './fr'
import it from './it'
import pl from './pl'
import zh from './zh'

export const serverLocales = { de, 'en-US': enUS, fr, it, pl, zh }
