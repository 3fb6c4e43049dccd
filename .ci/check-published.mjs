// Packs each package as npm would, checks the content of the tarball (packed/pack.mjs), and has publint and
// @arethetypeswrong/cli read it. The packages are ESM only, by choice; style sheets and word lists have no types.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pack, packages } from './packed/pack.mjs';

const folder = mkdtempSync(join(tmpdir(), 'skillcert-published-'));
let failed = false;
const read = (name, ...args) => {
  const { status } = spawnSync(resolve('node_modules/.bin', name), args, { stdio: 'inherit' });
  failed ||= status !== 0;
};
try {
  for (const name of packages) {
    const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
    const untyped = Object.keys(exports).filter((entry) => /\.(?:css|json)$/.test(entry));
    const exclude = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : [];
    const tarball = await pack(name, folder);
    read('publint', tarball);
    read('attw', tarball, '--profile', 'esm-only', ...exclude);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
