import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { withoutExamples } from './without-examples.config.js';

/** Runs what was just built; gives the way to stop it before the next build. It ends with the watcher. */
const runServer = () => {
  const server = spawn(process.execPath, ['dist/server.js'], { stdio: 'inherit' });
  process.once('exit', () => server.kill('SIGTERM'));
  return async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
};

process.once('SIGTERM', () => process.exit());

const bundle: Options = {
  format: 'esm',
  platform: 'node',
  target: 'node20',
  bundle: true,
  removeNodeProtocol: false,
  // A module that is imported when it is needed, as the demo is, becomes a file of its own.
  splitting: true,
  sourcemap: true,
  // Our own packages are bundled from their sources; npm's stay outside.
  noExternal: [/^@skillcert\//],
  esbuildOptions: (options) => {
    options.conditions = ['@skillcert/source'];
  },
};

/** Its own bundle, which is loaded when somebody asks for the pages about the API. */
const docs = 'make-docs';

export default defineConfig(({ watch }) => [
  {
    ...bundle,
    entry: ['src/server.ts', 'src/**/*.worker.ts'],
    external: [`./${docs}.js`],
    esbuildPlugins: [withoutExamples],
    clean: [`!${docs}.*`],
    onSuccess: async () => {
      // Files read at run time lie beside the bundle as they lie beside its source.
      cpSync('src/platform/store/migrations', 'dist/migrations', { recursive: true });
      cpSync('src/documents/font', 'dist/font', { recursive: true });
      return watch ? runServer() : undefined;
    },
  },
  { ...bundle, entry: { [docs]: `src/platform/openapi/${docs}.ts` } },
]);
