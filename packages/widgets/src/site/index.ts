export { LanguageSelect } from './language-select'
export { SiteSelect } from './site-select'
