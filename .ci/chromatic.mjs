// Sends the stories to Chromatic if there is a project token, and reports if there is none.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was sent. Two of its eight modes run in npm test as screenshots.\n',
  );
  process.exit(0);
}
const { status } = spawnSync(
  'npx',
  ['--no-install', 'chromatic', '--build-script-name', 'storybook:build', '--exit-zero-on-changes'],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
