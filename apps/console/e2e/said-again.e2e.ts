import { newLetters } from '@skillcert/e2e/new-letters.js';
import { find, openView, takeStatement } from './bank-drawer.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

test('an ambiguous day is asked about, and a line repeated by another export is decided', async ({
  page,
  openAs,
}) => {
  const payer = `重报${newLetters()}`;
  const file = (name: string, rows: readonly string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await openAs('zky-admin', '/payment/payment-lists');
  await page.getByRole('button', { name: t('payments.bank_open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('payments.bank_title') });
  const input = drawer.locator('input[type=file]');
  await input.setInputFiles(
    file('网银.csv', ['交易日期,金额,付款人,摘要', `03/05/2026,12.34,${payer},会费`]),
  );
  await expect(drawer.getByText(t('payments.bank_asks_day', { text: '03/05/2026' }))).toBeVisible();
  await isCleanInBothLooks(page, 'a statement whose days can be read in two ways');
  await drawer.getByRole('button', { name: t('payments.bank_asks_day_this', { day: '2026-03-05' }) }).click();
  await takeStatement(drawer, 1);
  await expect(drawer.getByText(t('payments.bank_told', { added: 1, known: 0, outgoing: 0 }))).toBeVisible();
  // The same day, payer and amount under another purpose: perhaps the same line.
  const again = ['流水号,对方户名,贷方金额,记账日期,用途', `F202603050001,${payer},12.34,2026-03-05,转账`];
  await input.setInputFiles(file('企业网银.csv', again));
  await takeStatement(drawer, 1);
  await expect(drawer.getByText(t('payments.bank_told_perhaps', { count: 1 }))).toBeVisible();
  await find(drawer, payer);
  const keep = drawer.getByRole('button', { name: t('payments.bank_keep_named', { name: payer }) });
  await expect(keep).toBeVisible();
  await isCleanInBothLooks(page, 'a line that is perhaps there already');
  await drawer.getByRole('button', { name: t('payments.bank_same_named', { name: payer }) }).click();
  await expect(keep).toHaveCount(0);
  await openView(drawer, 'aside');
  await find(drawer, payer);
  const aside = drawer.getByRole('row', { name: payer });
  await aside.getByRole('button', { name: t('payments.bank_take_back') }).click();
  await openView(drawer, 'open');
  await find(drawer, payer);
  await keep.click();
  await expect(page.getByText(t('payments.bank_keep_done'))).toBeVisible();
  await expect(keep).toHaveCount(0);
});
