/** `@cartwright/widgets/site-footer`: the component of `<cw-site-footer>` alone. Its css is `site-footer.css`. */

export { SiteFooter, type SiteFooterProps } from '../layout/site-footer'
