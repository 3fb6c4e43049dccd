import { isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the papers of a sitting are looked at and saved', async ({ page, openAs, enterDemo, press }) => {
      await openAs('admin', '/class/lists');
      await enterDemo({ city: '西安', status: 'arranged' });
      await page.goto('/exam/sign-lists');
      await page
        .getByRole('button', { name: /^打印场次 / })
        .first()
        .click();
      const paper = page.getByRole('region', { name: t('exam.papers.door') });
      await expect(paper).toContainText(/T00\d\d/);
      await isCleanInBothLooks(page, 'a door list');
      await page.getByLabel(t('exam.papers.paper')).selectOption(t('exam.papers.sign_in'));
      await expect(page.getByRole('region', { name: t('exam.papers.sign_in') })).toBeVisible();
      const sheet = page.waitForEvent('download');
      await press('exam.papers.save_xlsx');
      expect((await sheet).suggestedFilename()).toMatch(/^签到表 第 1 考场 .*\.xlsx$/);

      await page.goto('/exam/exam-lists-card');
      await page
        .getByRole('button', { name: /^打印场次 / })
        .first()
        .click();
      await expect(page.getByRole('region', { name: t('exam.papers.cards') })).toBeVisible();
      await page.getByLabel(t('exam.papers.paper')).selectOption(t('exam.papers.labels'));
      await expect(page.getByRole('region', { name: t('exam.papers.labels') })).toContainText(/T00\d\d/);
      await isCleanInBothLooks(page, 'desk labels');
      const labels = page.waitForEvent('download');
      await press('exam.papers.save_pdf');
      expect((await labels).suggestedFilename()).toMatch(/^桌贴 第 1 考场 .*\.pdf$/);
      await page.getByLabel(t('exam.papers.paper')).selectOption(t('exam.papers.tickets'));
      await expect(page.getByRole('button', { name: t('exam.papers.save_xlsx') })).toHaveCount(0);
      const tickets = page.waitForEvent('download');
      await press('exam.papers.save_pdf');
      expect((await tickets).suggestedFilename()).toMatch(/^准考证 第 1 考场 .*\.pdf$/);
    });
  });
}
