import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { newCandidate, newPhoto } from '@skillcert/e2e/new-candidate.js';
import { writeSheet } from '@skillcert/e2e/write-sheet.js';
import { zipFile } from '@skillcert/e2e/zip-file.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet in a unit's own form: its own heads, one column too many. */
const sheet = async (rows: readonly (readonly string[])[]) => ({
  name: '考生名单.xlsx',
  mimeType: type,
  buffer: await writeSheet({
    title: '名单',
    columns: ['考生姓名', '身份证号', '联系电话', '文化程度', '编号'].map((head) => ({ head, width: 12 })),
    rows,
  }),
});

const rowOf = ({ name, id_card, phone }: ReturnType<typeof newCandidate>, education = '本科') => [
  name,
  id_card,
  phone,
  education,
  'A-1',
];

/**
 * Answers the progress of an import as if the first of three rows were checked: three are done sooner than anybody
 * can look.
 */
const atFirstRow = async (route: Route) => {
  const response = await route.fetch();
  const { data, ...envelope } = await response.json();
  const rows = { ...data.import.rows, read: 2, good: 1, wrong: 0, double: 0 };
  const json = { ...envelope, data: { ...data, import: { ...data.import, status: 'checking', rows } } };
  await route.fulfill({ response, json });
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('candidates come from a sheet: refused, corrected, checked, confirmed, and they are in the list', async ({
      page,
      press,
      openNew,
    }) => {
      await openNew('/applicants/applicants-lists');
      await press('candidates.import');
      const drawer = page.getByRole('dialog', { name: t('candidates.import_title') });
      const input = drawer.locator('input[type=file]');
      await expect(input).toBeAttached();
      await isCleanInBothLooks(page, 'choosing a sheet');

      await input.setInputFiles({
        name: 'old.xlsx',
        mimeType: type,
        buffer: Buffer.from('%PDF-1.7\n\u0001'),
      });
      await expect(drawer.getByText(/PDF 文件，不是表格/)).toBeVisible();
      const template = page.waitForEvent('download');
      await drawer.getByRole('button', { name: t('candidates.import_template') }).click();
      expect((await template).suggestedFilename()).toBe(`${t('candidates.import_template_file')}.xlsx`);

      const [good, wrong] = [newCandidate('导入甲'), newCandidate('导入乙')];
      const rows = [rowOf(good), rowOf({ ...wrong, phone: '123' }), rowOf({ ...good, phone: wrong.phone })];
      await input.setInputFiles(await sheet(rows));
      await expect(drawer.getByRole('combobox', { name: '身份证号' })).toHaveValue('id_card');
      await expect(drawer.getByRole('combobox', { name: '编号' })).toHaveValue('');
      await isCleanInBothLooks(page, 'naming the columns');
      // Nobody can be enrolled without a phone.
      await drawer.getByRole('combobox', { name: '联系电话' }).selectOption('');
      await expect(drawer.getByRole('button', { name: t('candidates.import_check') })).toBeDisabled();
      await drawer.getByRole('combobox', { name: '联系电话' }).selectOption('phone');
      await drawer.locator('input[type=file]').setInputFiles({
        name: 'photos.zip',
        mimeType: 'application/zip',
        buffer: await zipFile([
          { name: `${good.id_card}.png`, content: [(await newPhoto()).buffer] },
          { name: `${wrong.id_card}.png`, content: [(await newPhoto()).buffer] },
          { name: '合影.png', content: [(await newPhoto()).buffer] },
        ]),
      });
      await expect(drawer.getByText(t('candidates.import_photos_kept', { count: 3 }))).toBeVisible();
      await page.route('**/api/enrolment/fetchImport', atFirstRow, { times: 1 });
      await drawer.getByRole('button', { name: t('candidates.import_check') }).click();
      const progress = drawer.getByRole('progressbar', {
        name: t('candidates.import_checking', { done: 1, max: 3 }),
      });
      await expect(progress).toHaveAttribute('aria-valuenow', '1');
      await expect(progress).toHaveAttribute('aria-valuemax', '3');

      const confirm = drawer.getByRole('button', { name: t('candidates.import_confirm', { count: 1 }) });
      await expect(confirm).toBeVisible();
      await expect(drawer.getByText(/请输入11位中国大陆手机号/)).toBeVisible();
      await expect(drawer.getByText(/第 2 行已有此人或此手机号/)).toBeVisible();
      await expect(drawer.getByText(t('candidates.import_photos_left', { count: 1 })).first()).toBeVisible();
      await expect(drawer.getByText('名单中没有此人。')).toBeVisible();
      await isCleanInBothLooks(page, 'what the check found');
      const report = page.waitForEvent('download');
      await drawer.getByRole('button', { name: t('candidates.import_report') }).click();
      const sent = await readFile(await (await report).path());

      // It survives leaving: the server has it.
      await page.reload();
      await press('candidates.import');
      await expect(confirm).toBeDisabled();
      await drawer.getByLabel(t('candidates.import_consent')).check();
      await confirm.click();
      await expect(drawer.getByText(t('candidates.import_enrolled'), { exact: true })).toBeVisible();
      // The list behind has them already.
      await expect(page.locator('main').getByText('导入甲')).not.toHaveCount(0);
      await isCleanInBothLooks(page, 'the end of an import');
      await drawer.getByRole('button', { name: t('candidates.import_again') }).click();
      // The report itself can be sent again; who is enrolled is found there.
      await drawer
        .locator('input[type=file]')
        .setInputFiles({ name: 'report.xlsx', mimeType: type, buffer: sent });
      await expect(drawer.getByRole('combobox', { name: '身份证号' })).toHaveValue('id_card');
      await drawer.getByRole('button', { name: t('candidates.import_check') }).click();
      await expect(drawer.getByText(t('candidates.import_nobody'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await page.goto('/applicants/applicants-lists');
      await expect(page.getByText(good.name).first()).toBeVisible();
      await expect(page.getByText(wrong.name)).toHaveCount(0);
    });
  });
}
