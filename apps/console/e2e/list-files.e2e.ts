import { rowsOf } from './rows-of-file.js';
import { expect, t, test } from './staff-page.js';

/**
 * Lists with their paths, and what their files are called: of a class before its exam, of one that is over, and, across classes, of
 * people that the demo alone has: other specs add to the rest between the count and the file.
 */
const filesBefore = [
  ['/ticket/lists', 'tickets'],
  ['/exam/exam-lists', 'sittings'],
] as const;
const filesAfter = [
  ['/applicants/payment/payment-lists?status=confirmed', 'payments'],
  ['/applicants/receipt-lists', 'receipts'],
  ['/applicants/payment/invoice-lists', 'invoices'],
  ['/certificate/lists', 'certificates'],
  ['/certificate/lists-teacher', 'teachers'],
  ['/exam/score-lists', 'scores'],
  ['/report/lists', 'roster'],
  ['/payment/payment-lists?search=王', 'payments'],
  ['/payment/invoice-lists?search=王', 'invoices'],
  ['/user/editor?search=editor0', 'accounts'],
] as const;

test('each list gives all that its filters leave as a file, and a row that is chosen alone', {
  tag: '@full',
}, async ({ page, openIn, enterDemo, demoClass, press }) => {
  const save = async (path: string, name: string) => {
    await page.goto(path);
    const total = page.getByText(/共 \d+ 条/).first();
    await expect(total, path).toBeVisible();
    const count = Number((await total.textContent())?.match(/共 (\d+) 条/)?.[1]);
    expect(count, path).toBeGreaterThan(0);
    const take = async (which: 'export.title' | 'export.chosen') => {
      await press(which);
      const dialog = page.getByRole('dialog', { name: t('export.title') });
      await dialog.getByLabel(t('export.purpose')).fill('归档');
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: t('export.title') }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      return rowsOf(file);
    };
    const all = await take('export.title');
    expect(all, path).toHaveLength(count);
    const first = page.getByRole('row').getByRole('checkbox').nth(1);
    // At the door the next person waits: nobody chooses there.
    if (path === '/report/lists') return expect(first).toHaveCount(0);
    await first.check();
    const chosen = await take('export.chosen');
    expect(chosen, path).toHaveLength(1);
    expect(all, path).toContain(chosen[0]);
  };
  const { class_name } = await demoClass({ city: '广州', status: 'arranged' });
  await openIn('admin', class_name, filesBefore[0][0]);
  for (const [path, name] of filesBefore) await save(path, name);
  await page.goto('/class/lists');
  await enterDemo({ city: '西安', status: 'finished' });
  for (const [path, name] of filesAfter) await save(path, name);
});
