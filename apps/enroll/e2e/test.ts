import type { Locator } from '@playwright/test';
import { test as base, expect } from '@skillcert/e2e/test.js';
import { type CandidateOnPage, candidateOn } from './candidate.js';
import { openStaff, type Staff } from './staff.js';

interface Fixtures {
  readonly staff: Staff;
  readonly candidate: CandidateOnPage;
}

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const phone = {
  userAgent: iphone,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** A desk, which has variants of two pages of its own. */
export const desk = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  viewport: { width: 1366, height: 768 },
  hasTouch: false,
  isMobile: false,
} as const;

const isFull = Boolean(process.env.TEST_FULL);

/** The specs that run on a phone; the full run repeats them on a desk. */
export const phoneFirst = [
  { name: 'a phone', ...phone },
  ...(isFull ? [{ name: 'a desk', ...desk }] : []),
] as const;

/** The other way round. */
export const deskFirst = [
  { name: 'a desk', ...desk },
  ...(isFull ? [{ name: 'a phone', ...phone }] : []),
] as const;

/** Touches an element on a touch screen; clicks it on a desk. */
export const touch = async (target: Locator): Promise<void> => {
  const fingers = await target.page().evaluate(() => navigator.maxTouchPoints);
  await (fingers > 0 ? target.tap() : target.click());
};

/** A candidate on a phone, and staff at the API. */
export const test = base.extend<Fixtures>({
  ...phone,
  staff: async ({ product, accountFor }, use) => {
    const staff = await openStaff(product, accountFor('admin'));
    await use(staff);
    await staff.close();
  },
  candidate: async ({ page }, use) => use(candidateOn(page)),
});

export { expect };
