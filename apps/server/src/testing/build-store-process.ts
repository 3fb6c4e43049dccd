import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const serverRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles store-process.ts as the server itself is bundled, below apps/server so that it finds its packages. */
export async function buildStoreProcess(): Promise<{ entry: string; remove(): void }> {
  const cache = join(serverRoot, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(join(cache, 'store-process-'));
  chmodSync(dir, 0o755); // some tests run it as another user
  await build({
    config: false,
    silent: true,
    skipNodeModulesBundle: true, // wherever the tests are started from
    entry: [join(serverRoot, 'src/testing/store-process.ts')],
    outDir: dir,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outExtension: () => ({ js: '.mjs' }),
  });
  cpSync(join(serverRoot, 'src/store/migrations'), join(dir, 'migrations'), { recursive: true });
  return {
    entry: join(dir, 'store-process.mjs'),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
