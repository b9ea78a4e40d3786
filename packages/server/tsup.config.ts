import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    index: 'src/index.ts',
    'ops/index': 'src/ops/index.ts',
    'testing/index': 'src/testing/index.ts',
    // Run by `npm start`, after the build.
    'demo-image': 'src/demo-image.ts',
    // Run by threads of the server.
    'document.worker': 'src/across/document.worker.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // The contract and the rules come along; what is a dependency is installed. Migrations and data stay where they are,
  // beside dist.
  noExternal: [/^@cartwright\//],
  // Builds the threads' file where the sources run.
  external: ['esbuild'],
  esbuildOptions: options => {
    options.conditions = ['cartwright-source', 'import', 'node']
  },
  sourcemap: true,
  splitting: true,
  clean: true,
  dts: false,
})
