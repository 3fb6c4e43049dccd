import type { Page } from '@playwright/test';
import { isClean, isCleanInBothLooks, isCleanInBothThemes } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';

const pdf = {
  name: 'fapiao.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
};

/** Clicks a button of the drawer and confirms in the dialog of the same name. */
const step = async (
  page: Page,
  event: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) => {
  const name = t(`invoices.event.${event}`);
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await fill?.(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(t(`invoices.said.${event}`))).toBeVisible();
  await expect(dialog).toHaveCount(0);
};

const fillPaper = (number: string) => async (dialog: ReturnType<Page['getByRole']>) => {
  await dialog.getByLabel(t('invoices.invoice_no')).fill(number);
  await dialog.locator('input[type=file]').setInputFiles(pdf);
};

test('an invoice is asked for, issued and taken; a refund waits until another person has made it void', async ({
  page,
  office,
  openPaid,
  openIn,
}) => {
  const { class_id, class_name, phone } = await openPaid();
  await phone.press('pay.invoice');
  await phone.page.getByText(phone.t('pay.invoice_way_unit')).tap();
  await phone.page.getByLabel(phone.t('pay.invoice_title')).fill('华东技术咨询有限公司');
  await phone.page.getByLabel(phone.t('pay.invoice_tax_no')).fill('91350100M000100Y44');
  await phone.press('pay.invoice_send');
  await expect(phone.page.getByLabel(phone.t('pay.invoice_tax_no'))).toHaveAccessibleDescription(
    /统一社会信用代码/,
  );
  await isCleanInBothThemes(phone.page, 'asking for an invoice');
  await phone.page.getByLabel(phone.t('pay.invoice_tax_no')).fill('91350100M000100Y43');
  await phone.press('pay.invoice_send');
  await expect(phone.page.getByText(phone.t('mine.invoice_asked'))).toBeVisible();

  await openIn('zky-admin', class_name, '/applicants/payment/invoice-lists');
  await isCleanInBothLooks(page, 'the invoices');
  await page.getByRole('button', { name: /^办理发票申请 / }).click();
  await step(page, 'accept');
  const number = `2631${class_id}`;
  await step(page, 'issue', async (dialog) => {
    await dialog.getByRole('button', { name: t('invoices.event.issue'), exact: true }).click();
    await expect(dialog.getByText(t('invoices.number_wrong'))).toBeVisible();
    await fillPaper(number)(dialog);
  });
  await isCleanInBothLooks(page, 'an issued invoice');

  await phone.page.reload();
  const download = phone.page.waitForEvent('download');
  await phone.press('pay.invoice_take');
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
  await phone.press('pay.refund');
  await phone.page.getByLabel(phone.t('pay.refund_reason')).fill('工作安排冲突');
  await phone.press('pay.refund_send');
  await expect(phone.page.getByText(phone.t('mine.refund_asked'))).toBeVisible();

  await page.reload();
  await expect(page.getByText(t('invoices.refund_waits'), { exact: true })).toBeVisible();
  const { items } = await office.call('payment/fetchInvoiceLists', { class_id });
  const { invoice_id } = items[0];
  await office.call('payment/decideInvoice', { class_id, invoice_id, event: 'red_request', reason: '退费' });
  await page.reload();
  await step(page, 'red_issue', async (dialog) => {
    await fillPaper(number)(dialog);
    await dialog.getByRole('button', { name: t('invoices.event.red_issue'), exact: true }).click();
    await expect(dialog.getByLabel(t('invoices.invoice_no'))).toHaveAccessibleDescription(
      new RegExp(t('invoices.number_taken')),
    );
    await fillPaper(`2632${class_id}`)(dialog);
  });
  await expect(page.getByRole('dialog').getByText(t('invoices.status.red_issued'))).toBeVisible();
  await page.goto(
    `/payment/invoice-lists?status=red_issued&search=${encodeURIComponent('华东技术咨询有限公司')}`,
  );
  const among = page.getByRole('row', { name: class_name });
  await expect(among).toBeVisible();
  await isCleanInBothLooks(page, 'the invoices of all classes');
  await among.getByRole('button', { name: /^办理发票申请 / }).click();
  await expect(page.getByRole('dialog').getByText(t('invoices.status.red_issued'))).toBeVisible();
});

test('one invoice covers the payments that the desk chooses, in the name of a unit of the title book', async ({
  page,
  office,
  product,
  enter,
  openPaid,
}) => {
  const { class_id, class_name } = await openPaid();
  const unit = { com_name: `抬头簿 ${class_id}` };
  const { user_id, username, password } = await newStaff(office, product.url, { roles: ['recommend'], unit });
  const none = { organization_classes: [], paid_in_classes: [], sign_in_classes: [] };
  await office.call('user/setAssignments', { user_id, owner_classes: [class_id], ...none });
  await signedIn(page, username, password);
  await page.goto('/class/lists');
  await enter(class_name);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/applicants/payment/payment-lists');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: t('invoices.request'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('invoices.request'), exact: true });
  await dialog.getByText(t('invoices.kind_special')).click();
  await dialog.getByLabel(t('invoices.title'), { exact: true }).fill('华东技术咨询有限公司');
  await dialog.getByLabel(t('invoices.tax_no')).fill('91350100m000100y43');
  await dialog.getByRole('button', { name: t('invoices.request'), exact: true }).click();
  await expect(dialog.getByLabel(t('invoices.bank'))).toHaveAccessibleDescription(/必填|填写/);
  await isCleanInBothThemes(page, 'asking for a special invoice on a phone');
  await dialog.getByLabel(t('invoices.address')).fill('上海市徐汇区漕溪北路 1 号');
  await dialog.getByLabel(t('invoices.phone')).fill('021-61234567');
  await dialog.getByLabel(t('invoices.bank')).fill('中国工商银行');
  await dialog.getByLabel(t('invoices.account_number')).fill('1001 2661 0920 0012 345');
  await dialog.getByRole('button', { name: t('invoices.request'), exact: true }).click();
  await expect(page.getByText(/-F00001/)).toBeVisible();
  await page.goto('/applicants/payment/payment-lists');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: t('invoices.request'), exact: true }).click();
  const book = dialog.getByRole('combobox', { name: t('invoices.book') });
  await book.selectOption('华东技术咨询有限公司 91350100M000100Y43');
  await expect(dialog.getByLabel(t('invoices.tax_no'))).toHaveCount(0);
  await isClean(page, 'a buyer out of the title book on a phone');
  await dialog.getByRole('button', { name: t('invoices.remove_title') }).click();
  await expect(book).toHaveCount(0);
  await expect(dialog.getByLabel(t('invoices.tax_no'))).toBeVisible();
  await page.goto('/applicants/payment/invoice-lists');
  await expect(page.getByText('华东技术咨询有限公司')).toBeVisible();
});

test('a personal invoice is asked for in the payer’s name or another one, issued and taken', {
  tag: '@full',
}, async ({ page, openPaid, openIn }) => {
  const { class_id, class_name, phone } = await openPaid();
  await phone.press('pay.invoice');
  const title = phone.page.getByLabel(phone.t('pay.invoice_title'));
  await expect(title).not.toHaveValue('');
  await expect(phone.page.getByLabel(phone.t('pay.invoice_tax_no'))).toHaveCount(0);
  await title.fill('');
  await phone.press('pay.invoice_send');
  await expect(title).toHaveAccessibleDescription(/必填|填写/);
  await title.fill('王建国');
  await phone.press('pay.invoice_send');
  await expect(phone.page.getByText(phone.t('mine.invoice_asked'))).toBeVisible();

  await openIn('zky-admin', class_name, '/applicants/payment/invoice-lists');
  await page.getByRole('button', { name: /^办理发票申请 / }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(t('invoices.title_type_personal'), { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText('王建国', { exact: true }).first()).toBeVisible();
  await step(page, 'accept');
  await step(page, 'issue', fillPaper(`2631${class_id}`));
  await isCleanInBothLooks(page, 'an issued personal invoice');
  await phone.page.reload();
  const download = phone.page.waitForEvent('download');
  await phone.press('pay.invoice_take');
  expect((await download).suggestedFilename()).toBe(`2631${class_id}.pdf`);
});
