import { expect, it } from 'vitest'
import { findUnknownFolders, TECHNICAL } from './feature-folders.mjs'

it('names a folder that is neither a feature nor technical', () => {
  const widgets = TECHNICAL.widgets.filter(name => name !== 'icons')
  expect(findUnknownFolders({ ...TECHNICAL, widgets })).toEqual([
    'packages/widgets/src/icons: neither the contract nor scripts/lib/feature-folders.mjs has this name',
  ])
})

it('names a technical folder that does not exist', () => {
  const server = [...TECHNICAL.server, 'parts']
  expect(findUnknownFolders({ ...TECHNICAL, server })).toEqual([
    'packages/server/src/parts: is listed in scripts/lib/feature-folders.mjs, but does not exist',
  ])
})
