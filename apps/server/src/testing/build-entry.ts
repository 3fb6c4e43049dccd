import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const serverRoot = fileURLToPath(new URL('../../', import.meta.url));

const thread = 'platform/sheet/parts/table.worker';

/**
 * Bundles a source of the server as the product does, beside the thread that reads tables, below apps/server so that
 * it finds its packages.
 */
export async function buildEntry(source: string): Promise<{ entry: string; remove(): void }> {
  const cache = join(serverRoot, 'node_modules', '.cache');
  const name = basename(source, '.ts');
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(join(cache, `${name}-`));
  await build({
    config: false,
    silent: true,
    entry: { [name]: join(serverRoot, source), [thread]: join(serverRoot, `src/${thread}.ts`) },
    outDir: dir,
    format: 'esm',
    platform: 'node',
    splitting: true,
    target: 'node20',
    skipNodeModulesBundle: true,
    noExternal: [/^@skillcert\//],
    esbuildOptions: (options) => {
      options.conditions = ['@skillcert/source'];
    },
  });
  cpSync(join(serverRoot, 'src/platform/store/migrations'), join(dir, 'migrations'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  return { entry: join(dir, `${name}.js`), remove: () => rmSync(dir, { recursive: true, force: true }) };
}
