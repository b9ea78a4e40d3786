/** `@cartwright/widgets/messages`: the component of `<cw-messages>` alone. Its css is `messages.css`. */

export { Messages, type MessagesProps } from '../messages/messages'
