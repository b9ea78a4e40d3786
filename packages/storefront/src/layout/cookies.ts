import './cookies.css'

export { CookieNotice as default } from '@cartwright/widgets'
