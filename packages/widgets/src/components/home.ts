/** `@cartwright/widgets/home`: the component of `<cw-home>` alone. Its css is `home.css`. */
import { Home as HomeView } from '../home/home'
import { forHost } from '../provider/for-host'

export const Home = /* @__PURE__ */ forHost('cw-home', HomeView)
