import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { isClean } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

test('wherever the focus is on the bench, keys zoom and turn its picture and its PDF; in a field they write', {
  tag: '@full',
}, async ({ page, request, openNew }) => {
  const { class_id } = await openNew('/applicants/applicants-lists');
  await enrolByCalls(request, newCandidate('看图考生'), class_id);
  await page.reload();
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: t('candidates.review') })
    .click();
  const bench = page.getByRole('region', { name: t('review.bench') });
  await expect(bench.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(bench.getByText(t('review.keys'))).toBeVisible();
  // The viewer's description of its zoom and rotation.
  const view = bench.getByRole('status').filter({ hasText: '%' });

  await expect(view).toHaveText(/^\d+%$/);
  const whole = (await view.textContent()) ?? '';
  await page.keyboard.press('r');
  await expect(view).toContainText('90°');
  await page.keyboard.press('0');
  await page.keyboard.press('+');
  const nearer = (await view.textContent()) ?? '';
  await page.keyboard.press('+');
  await expect(view).not.toHaveText(nearer);
  for (const _turn of [2, 3, 4]) await page.keyboard.press('r');
  await expect(view).toHaveText(whole);

  await page.keyboard.press('2');
  const paper = bench.getByRole('figure', { name: '第 1 页，共 1 页' });
  await expect(paper.locator('canvas[data-drawn]')).toHaveCount(1);
  const isLying = () => paper.evaluate((node: HTMLElement) => node.offsetWidth > node.offsetHeight);
  await expect.poll(isLying).toBe(false);
  await bench.getByRole('button', { name: t('review.event.claim') }).focus();
  await page.keyboard.press('r');
  await expect.poll(isLying).toBe(true);
  const fitted = (await view.textContent()) ?? '';
  await page.keyboard.press('+');
  await expect(view).not.toHaveText(fitted);
  const jump = bench.getByRole('textbox', { name: /^页码/ });
  await jump.press('r');
  await expect(jump).not.toHaveValue('1');
  await expect.poll(isLying).toBe(true);
  await isClean(page, 'a turned document');
  await bench.getByRole('button', { name: '向右旋转' }).click();
  await expect.poll(isLying).toBe(false);
});
