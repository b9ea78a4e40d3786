export { Home } from './home'
