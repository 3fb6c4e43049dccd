// npm run dev: the API on PORT (4000), rebuilt and restarted when a source changes, and both sites with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';

const root = prepare({ andBuild: false });
const env = {
  ...process.env,
  SKILLCERT_MODE: process.env.SKILLCERT_MODE ?? 'demo',
  DATA_DIR: process.env.DATA_DIR ?? join(root, 'data'),
};
const children = [
  [
    'apps/server',
    'tsup',
    ['--watch', '../../packages', '--watch', 'src', '--onSuccess', 'node dist/server.js'],
  ],
  ['apps/console', 'vite', ['--port', '4001']],
  ['apps/enroll', 'vite', ['--port', '4002']],
].map(([folder, command, args]) =>
  spawn('npx', ['--no-install', command, ...args], { cwd: join(root, folder), stdio: 'inherit', env }),
);

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
process.stdout.write(
  'Console http://127.0.0.1:4001 · enrol site http://127.0.0.1:4002/enroll · API http://127.0.0.1:4000\n',
);
