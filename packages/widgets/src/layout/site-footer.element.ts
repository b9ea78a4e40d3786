import { defineElement } from '../element/define-element'
import layoutCss from './layout.css?inline'
import { SiteFooter } from './site-footer'
import siteFooterCss from './site-footer.css?inline'

/** `<cw-site-footer>`: addresses of the region, help pages and telephone. */
export const element = defineElement({
  tag: 'cw-site-footer',
  component: SiteFooter,
  props: ['offices'],
  events: { onNavigate: 'cw-navigate' },
  css: [layoutCss, siteFooterCss],
})
