export { Messages, type MessagesProps } from './messages'
