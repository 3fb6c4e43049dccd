import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Options } from 'tsup';

const serverRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Below apps/server, where it finds its packages, wherever the tests are started from. */
const amongPackages: Options = { skipNodeModulesBundle: true };

/** With all its packages inside, for users who may not look into the checkout. */
const alone: Options = {
  noExternal: [/./],
  esbuildOptions: (options) => {
    options.conditions = ['@skillcert/source'];
  },
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
};

const packagesFolder = (): string => {
  const cache = join(serverRoot, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  return cache;
};

/**
 * Bundles store-process.ts as the server itself is bundled; `forAnyUser`: so that every user of the machine can run
 * it.
 */
export async function buildStoreProcess({ forAnyUser = false } = {}): Promise<{
  entry: string;
  remove(): void;
}> {
  const dir = mkdtempSync(join(forAnyUser ? tmpdir() : packagesFolder(), 'skillcert-store-process-'));
  chmodSync(dir, 0o755);
  await build({
    ...(forAnyUser ? alone : amongPackages),
    config: false,
    silent: true,
    entry: [join(serverRoot, 'src/testing/store-process.ts')],
    outDir: dir,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outExtension: () => ({ js: '.mjs' }),
  });
  cpSync(join(serverRoot, 'src/platform/store/migrations'), join(dir, 'migrations'), { recursive: true });
  return {
    entry: join(dir, 'store-process.mjs'),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
