import { test as base, expect } from '@skillcert/e2e/test.js';
import { type CandidateOnPage, candidateOn } from './candidate.js';
import { openStaff, type Staff } from './staff.js';

interface Fixtures {
  readonly staff: Staff;
  readonly candidate: CandidateOnPage;
}

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** A candidate on a phone, and staff at the API. */
export const test = base.extend<Fixtures>({
  userAgent: iphone,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  staff: async ({ product, accountFor }, use) => {
    const staff = await openStaff(product, accountFor('admin'));
    await use(staff);
    await staff.close();
  },
  candidate: async ({ page }, use) => use(candidateOn(page)),
});

export { expect };
