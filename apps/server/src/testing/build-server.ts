import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const serverRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles server.ts as the product does, below apps/server so that it finds its packages. */
export async function buildServer(): Promise<{ entry: string; remove(): void }> {
  const cache = join(serverRoot, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(join(cache, 'server-'));
  await build({
    config: false,
    silent: true,
    entry: [join(serverRoot, 'src/server.ts')],
    outDir: dir,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    skipNodeModulesBundle: true,
    noExternal: [/^@skillcert\//],
    esbuildOptions: (options) => {
      options.conditions = ['@skillcert/source'];
    },
    outExtension: () => ({ js: '.mjs' }),
  });
  cpSync(join(serverRoot, 'src/store/migrations'), join(dir, 'migrations'), { recursive: true });
  return { entry: join(dir, 'server.mjs'), remove: () => rmSync(dir, { recursive: true, force: true }) };
}
