import { inject } from 'vitest';

/** A running throw-away cluster that tests make their databases in. */
export interface TestEngine {
  name: string;
  socket_dir: string;
  /** Its bin/, lib/ and share/, for tests that start servers of their own. */
  native_dir: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    engines: TestEngine[];
  }
}

/** Every engine of this run: `describe.each(engines)('on $name', (engine) => …)`. */
export const engines: TestEngine[] = inject('engines');
