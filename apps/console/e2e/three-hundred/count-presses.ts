import type { BrowserContext } from '@playwright/test';

/** Clicks, keys and pasted texts. A choice in a native list counts as two clicks. */
export interface Presses {
  readonly clicks: number;
  readonly keys: number;
  readonly texts: number;
}

/** A part of the life of a class, and its cost. */
interface Part extends Presses {
  readonly name: string;
}

/** Counts clicks, keys and pasted texts in browsers, part by part. */
export const countPresses = async (contexts: readonly BrowserContext[]) => {
  const now = { clicks: 0, keys: 0, texts: 0 };
  const parts: Part[] = [];
  for (const context of contexts) {
    await context.exposeFunction('countPress', (kind: keyof Presses, count: number) => {
      now[kind] += count;
    });
    await context.addInitScript(() => {
      const { countPress } = window as unknown as { countPress: (kind: string, count: number) => void };
      let typed = false;
      const on = (event: string, work: (event: Event) => void) =>
        addEventListener(event, (each) => each.isTrusted && work(each), true);
      on('pointerdown', () => countPress('clicks', 1));
      on('keydown', (event) => {
        typed = (event as KeyboardEvent).key.length === 1;
        countPress('keys', 1);
      });
      on('input', () => {
        if (!typed) countPress('texts', 1);
        typed = false;
      });
      // Playwright chooses in a native list without opening it. A person needs two clicks.
      addEventListener(
        'change',
        ({ target }) => target instanceof HTMLSelectElement && countPress('clicks', 2),
        true,
      );
    });
  }
  return {
    /** Does a part and counts it. @returns its cost */
    part: async (name: string, work: () => Promise<void>): Promise<Presses> => {
      const before = { ...now };
      await work();
      const took = {
        clicks: now.clicks - before.clicks,
        keys: now.keys - before.keys,
        texts: now.texts - before.texts,
      };
      parts.push({ name, ...took });
      return took;
    },
    /** All parts so far, a line each. */
    told: () =>
      parts.map(({ name, clicks, keys, texts }) => `${name}: ${clicks} clicks, ${keys} keys, ${texts} texts`),
  };
};
