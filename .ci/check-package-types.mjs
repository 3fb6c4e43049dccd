// Packs each package as npm would, checks what is in the tarball (packed/pack.mjs), and has @arethetypeswrong/cli read it. The
// packages are ESM only, by choice; style sheets and word lists have no types.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack, packages } from './packed/pack.mjs';

const folder = mkdtempSync(join(tmpdir(), 'skillcert-types-'));
let failed = false;
try {
  for (const name of packages) {
    const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
    const untyped = Object.keys(exports).filter((entry) => /\.(?:css|json)$/.test(entry));
    const exclude = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
    const { status } = spawnSync(
      'npx',
      ['--no-install', 'attw', await pack(name, folder), '--profile', 'esm-only', ...exclude],
      { stdio: 'inherit' },
    );
    failed ||= status !== 0;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
