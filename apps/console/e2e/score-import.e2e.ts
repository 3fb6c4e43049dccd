import { newLetters } from '@skillcert/e2e/new-letters.js';
import { writeSheet } from '@skillcert/e2e/write-sheet.js';
import { holdExam } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import { openOffice } from './office.js';
import { expect, t, test } from './staff-page.js';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const title = '阅卷成绩.xlsx';
const ownHeads = ['报名编号', '理论知识考试', '技能考核', '备注'];

/** A sheet as an examiner sends it. */
const sheet = async (rows: readonly (readonly string[])[], heads: readonly string[] = ownHeads) => ({
  name: title,
  mimeType: type,
  buffer: await writeSheet({ title: '成绩', columns: heads.map((head) => ({ head, width: 12 })), rows }),
});

test('scores come from a sheet: refused, compared, entered, and taken back except for those that another person has entered since', async ({
  page,
  product,
  accountFor,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  await holdExam(office, class_id, class_name);
  const scores = async () => {
    const { items } = await office.call('score/fetchScoreLists', { class_id });
    return items[0];
  };
  const { enrolment_id, enrol_no } = await scores();

  await openIn('admin', class_name, '/exam/score-lists');
  await page.getByRole('button', { name: t('scores.import.button'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('scores.import.title'), exact: true });
  const input = drawer.locator('input[type=file]');
  const confirm = (count: number) =>
    drawer.getByRole('button', { name: t('scores.import.confirm', { count }), exact: true });
  await expect(input).toBeAttached();
  await isCleanInBothLooks(page, 'choosing a sheet of scores');
  await input.setInputFiles({ name: 'old.xlsx', mimeType: type, buffer: Buffer.from('%PDF-1.7\n\u0001') });
  await expect(drawer.getByText(/PDF 文件，不是表格/)).toBeVisible();
  const template = page.waitForEvent('download');
  await drawer.getByRole('button', { name: t('scores.import.template'), exact: true }).click();
  expect((await template).suggestedFilename()).toBe(`${t('scores.import.template_file')}.xlsx`);

  await input.setInputFiles(
    await sheet([
      [enrol_no, '88', '101', '卷面整洁'],
      ['X-1', '70', '', ''],
    ]),
  );
  await expect(confirm(1)).toBeVisible();
  await expect(drawer.getByText(t('scores.import.ignored', { what: '备注' }))).toBeVisible();
  const table = drawer.getByRole('table', { name: t('scores.import.caption') });
  for (const kind of ['new', 'out_of_range', 'unknown']) {
    await expect(table.getByText(t(`scores.import.kinds.${kind}`), { exact: true })).toBeVisible();
  }
  await isCleanInBothLooks(page, 'what a sheet of scores would change');
  await drawer.getByRole('combobox', { name: t('scores.import.difference') }).selectOption('unknown');
  await expect(table.getByText('X-1')).toBeVisible();
  await expect(table.getByText(enrol_no)).toHaveCount(0);
  await confirm(1).click();
  await expect(
    drawer.getByText(t('scores.import.told', { count: 1 }), { exact: true }).first(),
  ).toBeVisible();
  await expect.poll(async () => (await scores()).scores[0].own).toBe(88);
  await isCleanInBothLooks(page, 'imported scores');

  const undo = drawer.getByRole('button', { name: t('scores.import.undo_named', { title }) });
  const takeBack = async () => {
    await undo.click();
    const dialog = page.getByRole('dialog', {
      name: t('scores.import.undo_named', { title }),
      exact: true,
    });
    await dialog.getByRole('button', { name: t('scores.import.undo'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await takeBack();
  await expect(undo).toHaveCount(0);
  await expect.poll(async () => (await scores()).scores[0].status).toBe('empty');

  // Nobody has named columns with these heads before.
  const heads = ['甲', '乙', '丙'].map((head) => `${head}${newLetters()}`);
  await input.setInputFiles(await sheet([[enrol_no, '88', '75']], heads));
  await expect(drawer.getByText(t('sheet.missing.scores'))).toBeVisible();
  await isCleanInBothLooks(page, 'a sheet of scores whose columns are to be chosen');
  const choose = (at: number, field: string) =>
    drawer.getByRole('combobox', { name: heads[at] ?? '' }).selectOption(field);
  await choose(0, 'enrol_no');
  await choose(2, 'theory');
  await expect(confirm(1)).toBeVisible();
  // The columns stay open once they suffice, and a field moves to the column that is chosen last.
  await choose(1, 'theory');
  await choose(2, 'practical');
  await confirm(2).click();
  await expect(undo).toBeVisible();
  const other = await openOffice(product.url, accountFor('zky-admin'));
  const cell = { enrolment_id, subject: 'theory', score: 88 };
  await other.call('score/saveScores', { class_id, cells: [cell] });
  await other.close();
  await takeBack();
  await expect(undo).toHaveCount(0);
  const [theory, practical] = (await scores()).scores;
  expect([theory.status, practical.status]).toEqual(['agreed', 'empty']);
});
