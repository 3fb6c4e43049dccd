import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/server.ts', 'src/**/*.worker.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  bundle: true,
  removeNodeProtocol: false,
  splitting: false,
  sourcemap: true,
  clean: true,
  // Our own packages are bundled from their sources; npm's stay outside.
  noExternal: [/^@skillcert\//],
  esbuildOptions: (options) => {
    options.conditions = ['@skillcert/source'];
  },
  onSuccess: async () => {
    // The runner reads them beside the bundle, as it reads them beside its source.
    cpSync('src/store/migrations', 'dist/migrations', { recursive: true });
  },
});
