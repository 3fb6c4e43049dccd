import { measureFirstLoad } from '../../../.ci/e2e/first-load.js';
import { expect, test } from '../../../.ci/e2e/test.js';

test('/enroll shows the open classes within 100 KB of JavaScript and CSS', async ({ page }) => {
  const shown = () => expect(page.getByRole('heading', { name: '第22期' })).toBeVisible();
  const { kilobytes, rows } = await measureFirstLoad(page, '/enroll', shown);
  test.info().annotations.push({ type: 'gzip KB', description: kilobytes.toFixed(1) });
  expect(kilobytes, JSON.stringify(rows)).toBeLessThanOrEqual(100);
});
