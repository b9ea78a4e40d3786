/** `@cartwright/widgets/site-select`: the component of `<cw-site-select>` alone. Its css is `site-select.css`. */

export { SiteSelect } from '../site/site-select'
