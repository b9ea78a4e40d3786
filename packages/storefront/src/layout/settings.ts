export { SettingsPanel as default } from '@cartwright/widgets/storefront'
