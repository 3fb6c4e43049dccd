import type { Page } from 'playwright';

const stepsPerRound = 20;

/** The time from the click to a paint, and its frame. */
interface Painted {
  readonly milliseconds: number;
  readonly frames: number;
}

/** One navigation. */
export interface Step {
  readonly heading: Painted;
  readonly row: Painted;
}

/** Follows a link of the page, from the click to the frames that show the other heading and a row under it. */
const follow = (page: Page, path: string): Promise<Step> =>
  page.evaluate((to) => {
    const inSight = (name: string) =>
      [...document.querySelectorAll(name)].find((node) => node.checkVisibility());
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`);
    if (!link) throw new Error(`There is no link to ${to}.`);
    const before = inSight('h1')?.textContent;
    return new Promise<Step>((resolve) => {
      let frames = 0;
      let heading: Promise<Painted> | undefined;
      const began = performance.now();
      // Comes right after this frame has been painted, before anything else that the page has to do.
      const painted = (frame: number) =>
        scheduler.postTask(() => ({ milliseconds: performance.now() - began, frames: frame }), {
          priority: 'user-blocking',
        });
      const look = async () => {
        frames += 1;
        const now = inSight('h1')?.textContent;
        if (now !== undefined && now !== before) heading ??= painted(frames);
        if (!heading || !inSight('tbody tr')) return requestAnimationFrame(look);
        const row = painted(frames);
        resolve({ heading: await heading, row: await row });
      };
      link.click();
      requestAnimationFrame(look);
    });
  }, path);

/** Waits until the page has nothing left to do, as it mostly has not when a person clicks. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let idle = 0; idle < 3; idle += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Goes back and forth between two loaded screens, with the processor slowed, and closes the page. */
export const walk = async (page: Page, slowDown: number): Promise<readonly Step[]> => {
  const slow = await page.context().newCDPSession(page);
  const steps: Step[] = [];
  // Both are loaded before anything is measured.
  for (const path of ['/index', '/class/lists', '/index', '/class/lists']) await follow(page, path);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  for (let step = 0; step < stepsPerRound; step += 1) {
    await rest(page);
    steps.push(await follow(page, step % 2 === 0 ? '/index' : '/class/lists'));
  }
  await page.context().close();
  return steps;
};
