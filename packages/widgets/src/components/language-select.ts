/** `@cartwright/widgets/language-select`: the component of `<cw-language-select>` alone. Its css is `language-select.css`. */

export { LanguageSelect } from '../site/language-select'
