export { TagsView as default } from '@cartwright/widgets/storefront'
