import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    light: 'src/light.ts',
    'contract/index': 'src/contract/index.ts',
    'rules/index': 'src/rules/index.ts',
    'routing/resolve': 'src/routing/resolve.ts',
    texts: 'src/texts.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  splitting: true,
})
