import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until nothing moves: what moves in is still see-through, and see-through text has no contrast. */
const rest = (page: Page) =>
  page.waitForFunction(async () => {
    // What turns without end says that something loads. A page that has just come to rest may yet find the pointer over one of its
    // buttons, so it is looked at for some frames.
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (isMoving()) return false;
    }
    return true;
  });

interface Leaving {
  /** The part that is new where the rest of the page has passed before. */
  readonly only?: string;
  /** Parts that are left out. */
  readonly exclude?: string;
  /** Rules that do not hold here. */
  readonly except?: readonly string[];
}

/** What axe finds, each fault with its element and what to do about it. */
const findFaults = async (page: Page, { only, exclude, except = [] }: Leaving) => {
  await rest(page);
  const axe = new AxeBuilder({ page })
    // All in the page itself: the other way opens a second page each time, to put together what the frames of a page say.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules([...except]);
  if (only) axe.include(only);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
};

/** A page at rest has no violation of any of axe's rules, best practices included, and is not wider than its window. */
export const passAxe = async (page: Page, where: string, leaving: Leaving = {}) => {
  expect(page.frames(), `${where}: frames, which axe leaves out`).toHaveLength(1);
  // Looked at again where it fails: what arrives or changes its colour while axe looks is a fault of that moment, a fault stays.
  await expect(async () => expect(await findFaults(page, leaving), where).toEqual([])).toPass({
    timeout: 15_000,
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${where}: wider than the window`).toBeLessThanOrEqual(0);
};
