export { NotificationsDrawer, type NotificationsDrawerProps } from './notifications-drawer'
