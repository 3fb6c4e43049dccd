import { inject } from 'vitest';
import type { Binaries } from '../store/embedded/find-binaries.js';

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

/** Every engine of this run: `describe.each(engines)('on $name', (engine) => …)`. */
export const engines: TestEngine[] = inject('engines');
