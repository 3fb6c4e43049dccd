// Packs each package as npm would and has @arethetypeswrong/cli read it. The packages are ESM only, by choice; style sheets
// and word lists have no types.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let failed = false;
for (const folder of ['packages/core', 'packages/api-client', 'packages/ui']) {
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const untyped = Object.keys(exports).filter((entry) => /\.(?:css|json)$/.test(entry));
  const exclude = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'attw', '--pack', folder, '--profile', 'esm-only', ...exclude],
    {
      stdio: 'inherit',
    },
  );
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
