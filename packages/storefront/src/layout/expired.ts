export { ExpiredDialog as default } from '@cartwright/widgets'
