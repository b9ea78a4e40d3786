export { Messages, type MessagesProps } from './messages'
export { useTopModal } from './use-top-modal'
