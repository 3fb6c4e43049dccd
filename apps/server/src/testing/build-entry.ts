import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const serverRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles a source of the server as the product does, below apps/server so that it finds its packages. */
export async function buildEntry(source: string): Promise<{ entry: string; remove(): void }> {
  const cache = join(serverRoot, 'node_modules', '.cache');
  const name = basename(source, '.ts');
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(join(cache, `${name}-`));
  await build({
    config: false,
    silent: true,
    entry: [join(serverRoot, source)],
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
  return { entry: join(dir, `${name}.mjs`), remove: () => rmSync(dir, { recursive: true, force: true }) };
}
