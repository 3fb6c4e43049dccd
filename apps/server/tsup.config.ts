import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

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

export default defineConfig(({ watch }) => ({
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
    // Files that are read at run time lie beside the bundle as beside their sources.
    cpSync('src/store/migrations', 'dist/migrations', { recursive: true });
    cpSync('src/documents/font', 'dist/font', { recursive: true });
    return watch ? runServer() : undefined;
  },
}));
