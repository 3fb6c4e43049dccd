// npm run dev: the API on PORT (4000), rebuilt and restarted when a source changes, and both sites with hot reload.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';

const root = prepare({ andBuild: false });
const env = {
  ...process.env,
  SKILLCERT_MODE: process.env.SKILLCERT_MODE ?? 'demo',
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
};

// The tools themselves, not npx: it would not pass on the signal that ends them.
const run = (folder, tool, args) =>
  spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: join(root, folder),
    stdio: 'inherit',
    env,
  });

// The words of the sites, compiled; a changed word shows after `npm run messages`.
spawnSync('npm', ['run', 'messages', '--silent'], { cwd: root, stdio: 'inherit' });

const children = [
  run('apps/server', 'tsup/dist/cli-default.js', ['--watch', '../../packages', '--watch', 'src']),
  run('apps/console', 'vite/bin/vite.js', ['--port', '4001', '--strictPort']),
  run('apps/enroll', 'vite/bin/vite.js', ['--port', '4002', '--strictPort']),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
process.stdout.write(
  'Console http://localhost:4001 · enrol site http://localhost:4002/enroll · API http://localhost:4000\n',
);
