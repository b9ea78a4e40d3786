export { SettingsPanel } from './settings-panel'
export { themeVariables, useLook } from './use-look'
