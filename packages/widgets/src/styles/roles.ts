/**
 * What a page can set on an element or around it: the four inputs, and the roles that follow from them. Values stand in the sheets;
 * here stands what each is for, and the role that it must be readable on.
 */

/** What is known of a role beside its value. */
export interface Role {
  /** What it is for. */
  about: string
  /** The role whose pair with it decides contrast: the ground of a text, or the text on a ground. */
  partner?: string
}

/** The four inputs; every other colour and size follows from them. */
export const INPUTS: Readonly<Record<string, Role>> = {
  '--cw-accent': { about: 'Colour of the brand; buttons, links and marks are derived from it.' },
  '--cw-font': { about: 'Family of the letters.' },
  '--cw-radius': { about: 'Radius of controls; cards and dialogs follow.' },
  '--cw-em': { about: 'Size of the text; all sizes follow.' },
}

/** Colours, with their partners. */
export const COLOUR_ROLES: Readonly<Record<string, Role>> = {
  '--cw-surface-0': { about: 'Ground of the page around cards.', partner: '--cw-text-1' },
  '--cw-surface-1': { about: 'Ground of cards and fields.', partner: '--cw-text-1' },
  '--cw-surface-2': { about: 'Ground of heads and feet.', partner: '--cw-text-2' },
  '--cw-surface-3': { about: 'Ground of what is set apart.', partner: '--cw-text-2' },
  '--cw-surface-overlay': { about: 'Ground of menus, dialogs and drawers.', partner: '--cw-text-1' },
  '--cw-hover': { about: 'Laid over what the pointer is on.' },
  '--cw-tile': { about: 'Ground of pictures.' },
  '--cw-text-1': { about: 'Headings and numbers.', partner: '--cw-surface-1' },
  '--cw-text-2': { about: 'Text.', partner: '--cw-surface-1' },
  '--cw-text-3': { about: 'Hints and labels.', partner: '--cw-surface-1' },
  '--cw-text-disabled': { about: 'What cannot be used.' },
  '--cw-border-1': { about: 'Lines between rows.' },
  '--cw-border-2': { about: 'Edges of cards.' },
  '--cw-border-control': { about: 'Edges of fields and buttons.', partner: '--cw-surface-1' },
  '--cw-accent-solid': { about: 'Ground of the primary button.', partner: '--cw-on-accent' },
  '--cw-accent-solid-hover': { about: 'The same under the pointer.', partner: '--cw-on-accent' },
  '--cw-accent-text': { about: 'Links.', partner: '--cw-surface-1' },
  '--cw-accent-soft': { about: 'Ground of what is chosen.', partner: '--cw-accent-text' },
  '--cw-accent-softer': { about: 'Ground of a row that is chosen.', partner: '--cw-text-1' },
  '--cw-accent-line': { about: 'Edge of what is chosen.' },
  '--cw-on-accent': { about: 'Text on the primary button.', partner: '--cw-accent-solid' },
  '--cw-focus': { about: 'Ring around what has the focus.', partner: '--cw-surface-1' },
  '--cw-success-text': { about: 'Words of a success.', partner: '--cw-success-soft' },
  '--cw-success-soft': { about: 'Ground of a success.', partner: '--cw-success-text' },
  '--cw-success-line': { about: 'Edge of a success.' },
  '--cw-success-solid': { about: 'Mark of a success.', partner: '--cw-surface-1' },
  '--cw-warning-text': { about: 'Words of a warning.', partner: '--cw-warning-soft' },
  '--cw-warning-soft': { about: 'Ground of a warning.', partner: '--cw-warning-text' },
  '--cw-warning-line': { about: 'Edge of a warning.' },
  '--cw-warning-solid': { about: 'Mark of a warning.', partner: '--cw-surface-1' },
  '--cw-danger-text': { about: 'Words of an error.', partner: '--cw-danger-soft' },
  '--cw-danger-soft': { about: 'Ground of an error.', partner: '--cw-danger-text' },
  '--cw-danger-line': { about: 'Edge of an error.' },
  '--cw-danger-solid': { about: 'Mark of an error.', partner: '--cw-surface-1' },
  '--cw-ink-k': { about: 'Sign of black ink.' },
  '--cw-ink-c': { about: 'Sign of cyan ink.' },
  '--cw-ink-m': { about: 'Sign of magenta ink.' },
  '--cw-ink-y': { about: 'Sign of yellow ink.', partner: '--cw-ink-y-on' },
  '--cw-ink-y-on': { about: 'Letter on the sign of yellow ink.', partner: '--cw-ink-y' },
}
