/** How Storybook itself looks: our name, mark, colours and typeface, around the stories and on the pages of the book. */
import { create } from 'storybook/theming'

const INTER = 'Inter, ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif'
const CODE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

/** The values of tokens.css by day. Storybook calculates with them, so that they cannot be names of roles. */
export const LIGHT = {
  base: 'light',
  colorPrimary: '#0063ce',
  colorSecondary: '#0063ce',
  appBg: '#fff',
  appContentBg: '#fff',
  appPreviewBg: '#f5f6f8',
  appBorderColor: '#d5dae2',
  appBorderRadius: 6,
  textColor: '#121926',
  textMutedColor: '#5c6879',
  barBg: '#fff',
  barTextColor: '#414d5f',
  barSelectedColor: '#0059c4',
  barHoverColor: '#0059c4',
  inputBg: '#fff',
  inputBorder: '#818c9d',
  inputTextColor: '#121926',
  inputBorderRadius: 6,
} as const

/** And by night. */
export const DARK = {
  base: 'dark',
  colorPrimary: '#64b5ff',
  colorSecondary: '#4c9ef0',
  appBg: '#131922',
  appContentBg: '#131922',
  appPreviewBg: '#0c1016',
  appBorderColor: '#303b4a',
  appBorderRadius: 6,
  textColor: '#e9edf3',
  textMutedColor: '#919eaf',
  barBg: '#131922',
  barTextColor: '#b9c3d0',
  barSelectedColor: '#64b5ff',
  barHoverColor: '#64b5ff',
  inputBg: '#131922',
  inputBorder: '#6f7d91',
  inputTextColor: '#e9edf3',
  inputBorderRadius: 6,
} as const

/** The role of each colour that is not mixed from the brand. */
export const ROLES = {
  appBg: '--cw-surface-1',
  appContentBg: '--cw-surface-1',
  appPreviewBg: '--cw-surface-0',
  appBorderColor: '--cw-border-2',
  textColor: '--cw-text-1',
  textMutedColor: '--cw-text-3',
  barBg: '--cw-surface-1',
  barTextColor: '--cw-text-2',
  inputBg: '--cw-surface-1',
  inputBorder: '--cw-border-control',
  inputTextColor: '--cw-text-1',
} as const

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/** As the system is when the page is loaded. */
export const brandTheme = () => {
  const colours = isDark() ? DARK : LIGHT
  return create({
    ...colours,
    brandTitle: 'Cartwright, the book',
    brandUrl: './',
    brandImage: isDark() ? './mark/wordmark-dark.svg' : './mark/wordmark.svg',
    brandTarget: '_self',
    fontBase: INTER,
    fontCode: CODE,
  })
}
