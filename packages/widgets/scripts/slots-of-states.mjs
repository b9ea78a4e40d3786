/** Slots that an element has by being in the state of that name → where they stand. */
export const SLOTS_OF_STATES = {
  failed: 'In the place of what could not be read.',
  'signed-out': 'In the place of what needs a sign-in.',
}
