import { isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('all papers of an exam are made at once and saved as one file', async ({
      page,
      openAs,
      enterDemo,
    }) => {
      await openAs('admin', '/class/lists');
      await enterDemo({ city: '西安', status: 'arranged' });
      await page.goto('/exam/exam-lists');
      await page.getByRole('button', { name: t('exam.all_papers.title') }).click();
      const drawer = page.getByRole('dialog', { name: t('exam.all_papers.title') });
      await expect(drawer.getByLabel(t('exam.papers.overview'))).toBeChecked();
      await drawer.getByLabel(t('exam.papers.cards')).uncheck();
      await drawer.getByLabel(t('exam.all_papers.per_sheet_2')).check();
      await drawer.getByRole('combobox', { name: t('exam.all_papers.sittings') }).click();
      await page.getByRole('option', { name: /第 1 考场 · 理论/ }).click();
      await isCleanInBothLooks(page, 'all papers');
      await drawer.getByRole('button', { name: t('exam.all_papers.start'), exact: true }).click();
      await expect(drawer.getByText(t('exam.all_papers.done', { count: 6 }))).toBeVisible();
      await isCleanInBothLooks(page, 'papers that are ready');
      const file = page.waitForEvent('download');
      await drawer.getByRole('button', { name: t('exam.all_papers.save') }).click();
      expect((await file).suggestedFilename()).toBe(`${t('exam.all_papers.file')}.zip`);
    });
  });
}
