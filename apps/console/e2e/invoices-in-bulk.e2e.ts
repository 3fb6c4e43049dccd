import { runStatements } from '@skillcert/e2e/server-side.js';
import { writeSheet } from '@skillcert/e2e/write-sheet.js';
import { zipFile } from '@skillcert/e2e/zip-file.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';

test('invoices go in by a sheet and an archive, each row with its fault, and the clean ones are issued', async ({
  page,
  product,
  office,
  press,
  openPaid,
  openIn,
}) => {
  const { class_id, class_name } = await openPaid();
  const { items: people } = await office.call('enrolment/fetchEnrolmentLists', {
    class_id,
    page: 1,
    limit: 9,
  });
  const { enrol_no } = people[0];
  const number = `2633${class_id}`;

  await openIn('zky-admin', class_name, '/applicants/payment/invoice-lists');
  await press('invoices.sheet.title');
  const drawer = page.getByRole('dialog', { name: t('invoices.sheet.title'), exact: true });
  // Nobody asked for an invoice: the desk asks for all, in their own names, once it has seen what becomes of each.
  await drawer.getByRole('button', { name: t('invoices.own.title'), exact: true }).click();
  const own = page.getByRole('dialog', { name: t('invoices.own.title'), exact: true });
  await expect(own.getByRole('row', { name: people[0].name })).toContainText(t('invoices.own.outcome.ask'));
  await isCleanInBothLooks(page, 'what becomes of those who paid and asked for no invoice');
  await own.getByRole('button', { name: t('invoices.own.run', { count: 1 }), exact: true }).click();
  await expect(own).toHaveCount(0);
  await expect(page.getByText(t('invoices.own.done', { count: 1 }))).toBeVisible();
  const input = drawer.locator('input[type=file]');
  await input.setInputFiles({ name: 'no.xlsx', mimeType: type, buffer: Buffer.from('PK') });
  await expect(drawer.getByText(/无法识别为表格|损坏/).last()).toBeVisible();
  const head = (name: string) => ({ head: name, width: 22 });
  await input.setInputFiles({
    name: '号码.xlsx',
    mimeType: type,
    buffer: await writeSheet({
      title: '号码',
      columns: ['报名编号', '发票号码', '价税合计', '开票日期'].map(head),
      rows: [
        [enrol_no, number, '680.00', '2020-01-02'],
        [`X${enrol_no}`, `${number}1`, '680.00', '2020-01-02'],
      ],
    }),
  });
  await expect(drawer.getByText(t('invoices.sheet.fault.unknown'))).toBeVisible();
  await expect(drawer.getByText(t('invoices.sheet.fault.no_file'))).toHaveCount(2);
  // Papers wait for the sheet that they are for.
  await expect(input.last()).toBeEnabled();
  await drawer
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'papers.zip',
      mimeType: 'application/zip',
      buffer: await zipFile([
        { name: `${enrol_no}.pdf`, content: [pdf] },
        { name: 'other.pdf', content: [pdf] },
      ]),
    });
  await expect(drawer.getByText(t('invoices.sheet.papers_kept', { count: 2 }))).toBeVisible();
  await expect(drawer.getByText('other.pdf')).toBeVisible();
  await isCleanInBothLooks(page, 'what the rows of a sheet of invoices come to');

  await drawer.getByRole('combobox', { name: t('invoices.state') }).selectOption('faulty');
  await expect(drawer.getByRole('table', { name: t('invoices.sheet.caption') }).getByRole('row')).toHaveCount(
    2,
  );
  const run = t('invoices.sheet.run', { count: 1 });
  await drawer.getByRole('button', { name: run, exact: true }).click();
  await page
    .getByRole('dialog', { name: run, exact: true })
    .getByRole('button', { name: run, exact: true })
    .click();
  await expect(drawer.getByText(t('invoices.sheet.done', { count: 1 }))).toBeVisible();
  await isCleanInBothLooks(page, 'what became of a sheet of invoices');

  await drawer.getByRole('button', { name: t('invoices.sheet.again'), exact: true }).click();
  await expect(drawer.getByText(t('invoices.sheet.template'))).toBeVisible();
  // Nobody is left to ask for; in a cancelled class for another reason.
  await drawer.getByRole('button', { name: t('invoices.own.title'), exact: true }).click();
  await expect(own.getByText(t('invoices.own.none.invoiced'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toHaveCount(0);
  await runStatements(product, `update class set status = 'cancelled' where class_id = ${class_id}`);
  await drawer.getByRole('button', { name: t('invoices.own.title'), exact: true }).click();
  await expect(own.getByText(t('invoices.own.none.cancelled'), { exact: true })).toBeVisible();
  await isCleanInBothLooks(page, 'why nobody of a cancelled class is asked for');
  await page.keyboard.press('Escape');
  await expect(own).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.locator('main').getByText(number)).toBeVisible();
  await page.getByRole('button', { name: /^办理发票申请 / }).click();
  await expect(page.getByRole('dialog').getByText('2020-01-02')).toBeVisible();
});
