/** `@cartwright/widgets/faq`: the component of `<cw-faq>` alone. Its css is `faq.css`. */

export { Faq } from '../content/help/faq'
