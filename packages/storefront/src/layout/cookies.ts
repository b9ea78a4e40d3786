export { CookieNotice as default } from '@cartwright/widgets'
