// Packs each package as npm would and has @arethetypeswrong/cli read it. The packages are ESM only, by choice.
import { spawnSync } from 'node:child_process';

const packages = [{ folder: 'packages/core' }, { folder: 'packages/api-client' }, { folder: 'packages/ui' }];

let failed = false;
for (const { folder } of packages) {
  const args = [
    '--no-install',
    'attw',
    '--pack',
    folder,
    '--profile',
    'esm-only',
    '--exclude-entrypoints-regex',
    String.raw`\.(css|json)$`,
  ];
  const { status } = spawnSync('npx', args, { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
