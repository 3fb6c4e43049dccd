import { readFile } from 'node:fs/promises';
import { rowsOf } from './rows-of-file.js';
import { expect, t, test } from './staff-page.js';

/**
 * Lists with their paths, and the names of their files: of a class before its exam, of one that is over, and,
 * across classes, of people that the demo alone has: other specs add to the rest between the count and the file.
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
    // At the door the next person waits: there is no choice of rows.
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

test('the classes are saved as a file with their filters or the chosen ones alone, for a purpose, and a refusal is shown', async ({
  page,
  openAs,
  press,
}) => {
  await openAs('admin', '/class/lists?status=archived');
  const button = page.getByRole('button', { name: t('classes.export'), exact: true });
  const purpose = page.getByLabel(t('export.purpose'));
  await button.click();
  await expect(purpose).toBeVisible();
  await press('export.title');
  await expect(purpose).toHaveAccessibleDescription(/此项为必填项/);
  await purpose.fill('考务会');
  const saving = page.waitForEvent('download');
  await press('export.title');
  const file = await saving;
  await expect(purpose).toHaveCount(0);
  expect(file.suggestedFilename()).toMatch(/^classes-\d{4}-\d\d-\d\d\.csv$/);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toContain('班次编号,班次名称');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain(t('class.status.archived'));

  await page.getByRole('row').getByRole('checkbox').nth(1).check();
  await press('classes.export_chosen');
  await purpose.fill('考务会');
  const savingOne = page.waitForEvent('download');
  await press('export.title');
  expect(await rowsOf(await savingOne)).toHaveLength(1);
  await expect(purpose).toHaveCount(0);

  const message = '导出结果超过10,000行';
  await page.route('**/api/class/exportClassLists', (route) =>
    route.fulfill({ json: { code: 41015, message, data: null } }),
  );
  await button.click();
  await purpose.fill('考务会');
  await press('export.title');
  await expect(page.getByText(message)).toBeVisible();
  await expect(purpose).toHaveValue('考务会');
  await page.goto('/class/lists?exam=1999-01-01/1999-01-02');
  await expect(button).toBeDisabled();
});
