import type { Page } from '@playwright/test';
import { chooseStatus } from './choose-status.js';
import { expect, t, test } from './staff-page.js';

/** Opens the first candidate in a state: for review, or for a look at a decision. */
const openFirst = async (page: Page, status: string, does: 'review' | 'look' = 'review') => {
  await chooseStatus(page, status);
  await expect(page).toHaveURL(new RegExp(`status=${status}`));
  await expect(page.getByRole('row').nth(1)).toContainText(t(`review.status.${status}`));
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: t(`candidates.${does}`) })
    .click();
  const bench = page.getByRole('region', { name: t('review.bench') });
  await expect(bench.getByText(t('candidate.email'))).toBeVisible();
  return bench;
};

test.beforeEach(async ({ page, openAs, enterDemo }) => {
  await openAs('admin', '/class/lists');
  await enterDemo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.applicants_check'));
});

test('entering a class shows its name, its own menu, and the way back', async ({ page }) => {
  await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText([
    t('route.gathering'),
    t('route.applicants_check'),
    t('route.applicants_undetermined'),
    t('route.applicants_receipts'),
    t('route.applicants_payments'),
    t('route.applicants_invoices'),
    t('route.ticket'),
    t('route.contact'),
  ]);
  await page.getByRole('button', { name: t('frame.back_to_classes') }).click();
  await expect(page).toHaveURL(/\/class\/lists$/);
  await expect(
    page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: t('route.dashboard') }),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('active_class'))).toBeNull();
});

test('a candidate is returned for correction, with a reason for each document', async ({ page }) => {
  const bench = await openFirst(page, 'submitted');
  const heading = bench.getByRole('heading', { level: 2 });
  const returned = (await heading.textContent()) ?? '';
  await bench.getByRole('button', { name: t('review.event.claim') }).click();
  await bench.getByRole('button', { name: t('review.event.return') }).click();

  const dialog = page.getByRole('dialog', { name: t('review.event.return') });
  await dialog.getByRole('button', { name: t('review.event.return') }).click();
  await expect(dialog.getByText(t('review.return_none'))).toBeVisible();
  await dialog.getByRole('checkbox', { name: t('document.photo') }).check();
  await dialog.getByRole('button', { name: t('review.event.return') }).click();
  const reason = dialog.getByRole('textbox', {
    name: t('review.return_reason', { document: t('document.photo') }),
  });
  await expect(reason).toHaveAccessibleDescription(/请填写原因/);
  await reason.fill('照片模糊');
  await dialog.getByRole('button', { name: t('review.event.return') }).click();
  // The next one is there already; the returned one is one key back.
  await expect(heading).not.toHaveText(returned);
  await expect(heading).toBeFocused();
  await page.keyboard.press('p');
  await expect(heading).toHaveText(returned);

  await expect(bench.getByText(t('review.status.returned')).first()).toBeVisible();
  await expect(bench.getByText(new RegExp(t('review.returned_text', { until: '.+' })))).toBeVisible();
  const named = t('review.of_document', { document: t('document.photo') });
  await expect(bench.getByText(`${named}照片模糊`)).toBeVisible();
});

test('a refusal needs a reason, and cancelling it changes nothing', async ({ page }) => {
  const bench = await openFirst(page, 'submitted');
  await bench.getByRole('button', { name: t('review.event.claim') }).click();
  await bench.getByRole('button', { name: t('review.event.refuse') }).click();
  const dialog = page.getByRole('dialog', { name: t('review.event.refuse') });
  await dialog.getByRole('button', { name: t('review.event.refuse') }).click();
  await expect(dialog.getByRole('textbox', { name: t('common.reason') })).toHaveAccessibleDescription(
    /请填写原因/,
  );
  await dialog.getByRole('button', { name: '取消' }).click();
  await bench.getByRole('button', { name: t('review.event.release') }).click();
  await expect(bench.getByText(t('review.status.submitted')).first()).toBeVisible();
});

test('identity number and phone are masked until a reason is given, and the look is in the history', async ({
  page,
}) => {
  const bench = await openFirst(page, 'approved', 'look');
  await expect(bench.getByText(/^\d{4}\*+/)).toBeVisible();
  await bench.getByRole('button', { name: t('reveal.button') }).click();
  const dialog = page.getByRole('dialog', { name: /个人信息/ });
  await dialog.getByRole('button', { name: t('reveal.submit') }).click();
  await expect(dialog.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
  await dialog.getByLabel(t('common.reason')).fill('核对证件');
  await dialog.getByRole('button', { name: t('reveal.submit') }).click();
  await expect(bench.getByText(/^\d{17}[\dX]$/)).toBeVisible();
  await expect(bench.getByText(t('review.history.reveal')).first()).toBeVisible();
  await bench.getByRole('button', { name: t('reveal.hide') }).click();
  await expect(bench.getByText(/^\d{17}[\dX]$/)).toHaveCount(0);
});

test('next and previous go through the list in its order at the opening, and the photo is shown', async ({
  page,
}) => {
  const bench = await openFirst(page, 'submitted');
  const first = await bench.getByRole('heading', { level: 2 }).first().textContent();
  const photo = bench.getByRole('img', { name: /证件照/ });
  await expect(photo).toBeVisible();
  const small = (await photo.boundingBox())?.width ?? 0;
  await bench.getByRole('button', { name: t('candidate.photo_enlarge') }).click();
  const closer = page.getByRole('dialog', { name: /证件照/ });
  await expect
    .poll(async () => (await closer.getByRole('img').boundingBox())?.width)
    .toBeGreaterThan(2 * small);
  await page.keyboard.press('Escape');
  await bench.getByRole('button', { name: t('common.next') }).click();
  await expect(bench.getByRole('heading', { level: 2 }).first()).not.toHaveText(first ?? '');
  await bench.getByRole('button', { name: t('common.previous') }).click();
  await expect(bench.getByRole('heading', { level: 2 }).first()).toHaveText(first ?? '');
});
