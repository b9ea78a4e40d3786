/** `@cartwright/widgets/notifications`: the component of `<cw-notifications>` alone. Its css is `notifications.css`. */

export { NotificationsDrawer, type NotificationsDrawerProps } from '../notifications/notifications-drawer'
