import { inject } from 'vitest';
import type { Binaries } from '../platform/store/embedded/find-binaries.js';

/** A running throw-away cluster that tests make their databases in. */
export interface TestEngine {
  name: string;
  socket_dir: string;
  /** For tests that start servers of their own on the same engine. */
  binaries: Binaries;
}

declare module 'vitest' {
  interface ProvidedContext {
    engines: TestEngine[];
  }
}

/** Whether this is the full run (`npm run test:full`), which takes the time that the gate does not have. */
export const isFullRun = Boolean(process.env.TEST_FULL);

/**
 * Every engine, for tests of behaviour that may differ between engines: locks, migrations. Tests that kill processes
 * take long; on the second engine only the full run has them. `describe.each(everyEngine)('on $name', …)`
 */
export const everyEngine: TestEngine[] = inject('engines');

/** The engines for all other tests: the built-in one, and in the full run every one. */
export const engines: TestEngine[] = isFullRun ? everyEngine : everyEngine.slice(0, 1);
