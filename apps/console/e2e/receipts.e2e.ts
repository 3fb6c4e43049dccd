import { isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a receipt is found by its number and shown as it is printed', async ({
      page,
      openAs,
      enterDemo,
      press,
    }) => {
      await openAs('admin', '/class/lists');
      await enterDemo();
      await page.goto('/applicants/receipt-lists');
      const found = page.getByRole('button', { name: /^查看收据 / });
      await expect(found.first()).toBeVisible();
      await isCleanInBothLooks(page, 'the receipts');
      const number = /\S+-R\d{5}$/.exec((await found.first().getAttribute('aria-label')) ?? '')?.[0] ?? '';

      await page.getByRole('searchbox', { name: t('receipts.search') }).fill(number);
      await expect(found).toHaveCount(1);
      await found.click();
      const paper = page.getByRole('dialog').getByRole('region', { name: t('receipts.receipt') });
      await expect(paper.getByText(number)).toBeVisible();
      await expect(paper.getByText(/元整$/)).toBeVisible();
      const done = page.getByRole('dialog').getByText(t('payments.history.confirm'), { exact: true });
      await expect(done).toBeVisible();
      await isCleanInBothLooks(page, 'a receipt');
      const saved = page.waitForEvent('download');
      await press('receipts.save');
      expect((await saved).suggestedFilename()).toBe(`${number}.pdf`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('region', { name: t('receipts.receipt'), exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: t('receipts.print') })).toBeHidden();
      await expect(done).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await expect(paper).toHaveCount(0);

      await page.getByRole('searchbox', { name: t('receipts.search') }).fill('没有这张收据');
      await expect(page.getByText(t('receipts.no_match')).first()).toBeVisible();
      await press('common.reset_filters');
      await expect(found.first()).toBeVisible();
    });
  });
}
