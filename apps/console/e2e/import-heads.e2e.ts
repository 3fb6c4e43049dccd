import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import { writeSheet } from '@skillcert/e2e/write-sheet.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Heads that no account has named before. */
const newHeads = () => ['甲', '乙', '丙', '丁'].map((head) => `${head}${newLetters()}`);

/** A sheet with words of its own, under a line that names more columns than its heads do. */
const sheet = async (prefix: string, heads: readonly string[]) => ({
  name: '名单.xlsx',
  mimeType: type,
  buffer: await writeSheet({
    title: '名单',
    columns: ['姓名', '手机号', '备注'].map((head) => ({ head, width: 12 })),
    rows: [
      heads,
      ...[newCandidate(`${prefix}甲`), newCandidate(`${prefix}乙`)].map(({ name, id_card, phone }) => [
        name,
        id_card,
        phone,
        '大专（专科）',
      ]),
    ],
  }),
});

const tableOf = (name: string, rows: readonly (readonly string[])[]) =>
  `<Worksheet ss:Name="${name}"><Table>${rows
    .map(
      (cells) =>
        `<Row>${cells.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`,
    )
    .join('')}</Table></Worksheet>`;

/** A workbook whose people stand in its second sheet, as Excel wrote it in 2003. */
const twoSheets = (prefix: string) => {
  const { name, id_card, phone } = newCandidate(`${prefix}甲`);
  const sheets = [
    tableOf('说明', [['填写说明'], ['名单见下一个工作表']]),
    tableOf('名单', [
      ['姓名', '身份证号', '手机号', '学历'],
      [name, id_card, phone, '大专'],
    ]),
  ];
  const space = 'urn:schemas-microsoft-com:office:spreadsheet';
  const text = `<?xml version="1.0"?><Workbook xmlns="${space}" xmlns:ss="${space}">${sheets.join('')}</Workbook>`;
  return { name: '两个表.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(text) };
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the row of the heads is chosen, the first rows are seen as they will be read, and both are remembered', async ({
      page,
      press,
      openNew,
    }) => {
      await openNew('/applicants/applicants-lists');
      await press('candidates.import');
      const drawer = page.getByRole('dialog', { name: t('candidates.import_title') });
      const input = drawer.locator('input[type=file]');
      const heads = newHeads();
      await input.setInputFiles(await sheet('先', heads));
      const headRow = drawer.getByLabel(t('sheet.head_row'));
      await expect(headRow).toHaveValue('1');
      await headRow.selectOption('2');
      for (const [at, field] of ['name', 'id_card', 'phone', 'education'].entries())
        await drawer.getByRole('combobox', { name: heads[at] ?? '' }).selectOption(field);
      await expect(drawer.getByText('先甲', { exact: true })).toBeVisible();
      // A number is masked, and a word is shown with its meaning.
      await expect(drawer.getByText(/^\d{3}\*{4}\d{4}$/).first()).toBeVisible();
      await expect(drawer.getByText('大专', { exact: true }).first()).toBeVisible();
      await expect(
        drawer.getByText(t('sheet.reading.rows_above_head', { count: 1, rows: '1' })),
      ).toBeVisible();
      await isCleanInBothLooks(page, 'the first rows of a sheet');
      await drawer.getByRole('button', { name: t('candidates.import_check') }).click();
      await expect(
        drawer.getByRole('button', { name: t('candidates.import_confirm', { count: 2 }) }),
      ).toBeVisible();
      await drawer.getByRole('button', { name: t('candidates.import_again') }).click();

      await input.setInputFiles(await sheet('后', heads));
      await expect(headRow).toHaveValue('2');
      await expect(drawer.getByText(t('sheet.as_last_time'))).toBeVisible();
      await expect(drawer.getByRole('combobox', { name: heads[1] ?? '' })).toHaveValue('id_card');
      await expect(drawer.getByText('后甲', { exact: true })).toBeVisible();
    });

    test('another sheet of the workbook is chosen', async ({ page, press, openNew }) => {
      await openNew('/applicants/applicants-lists');
      await press('candidates.import');
      const drawer = page.getByRole('dialog', { name: t('candidates.import_title') });
      await drawer.locator('input[type=file]').setInputFiles(twoSheets('表'));
      const chosen = drawer.getByRole('combobox', { name: t('sheet.sheet'), exact: true });
      // The first sheet is a page about the sheet: nothing in it names a column.
      await expect(chosen).toHaveValue('名单');
      const note = { read: '名单', count: 1, names: '说明' };
      await expect(
        drawer.getByText(t('sheet.reading.other_sheets_ignored', { ...note, field: 'shown' })),
      ).toBeVisible();
      const enrols = drawer.getByRole('combobox', { name: t('candidate.enroll_type') });
      await enrols.selectOption('individual');
      await chosen.selectOption('说明');
      await expect(chosen).toHaveValue('说明');
      await chosen.selectOption('名单');
      await expect(chosen).toHaveValue('名单');
      await expect(enrols).toHaveValue('individual');
      await expect(drawer.getByText('表甲', { exact: true })).toBeVisible();
      await drawer.getByRole('button', { name: t('candidates.import_check') }).click();
      await expect(
        drawer.getByRole('button', { name: t('candidates.import_confirm', { count: 1 }) }),
      ).toBeVisible();
      // Where no sheet can be chosen, the field is not named.
      const left = { read: '名单', count: 1, names: '说明', field: 'none' };
      await expect(drawer.getByText(t('sheet.reading.other_sheets_ignored', left))).toBeVisible();
    });
  });
}
