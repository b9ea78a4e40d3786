export { Desk, type DeskProps } from './desk'
export { Home } from './home'
