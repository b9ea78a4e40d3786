export { SessionEndDialog as default } from '@cartwright/widgets'
