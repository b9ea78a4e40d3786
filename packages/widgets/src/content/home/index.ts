export { Home } from './home'
export { homeTexts } from './home.texts'
