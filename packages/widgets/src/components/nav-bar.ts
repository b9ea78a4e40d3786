/** `@cartwright/widgets/nav-bar`: the component of `<cw-nav-bar>` alone. Its css is `nav-bar.css`. */

export { NavBar, type NavBarProps } from '../layout/nav-bar'
