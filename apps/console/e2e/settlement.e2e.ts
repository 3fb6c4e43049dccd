import { readFile } from 'node:fs/promises';
import { fillMoment } from './fill-moment.js';
import { isCleanInBothLooks, isCleanInBothThemes } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

const phone = { width: 390, height: 844 };

test('a rule is tried on real figures, saved, and withdrawn before it begins', async ({
  page,
  openAs,
  press,
}) => {
  await openAs('zky-admin', '/payment/payment-setting');
  const rules = page.getByRole('table', { name: t('settlement.rules') });
  await expect(rules.getByText(t('settlement.state.in_force'))).toHaveCount(1);
  const preview = page.getByRole('table', { name: t('settlement.preview') });
  await expect(preview.getByRole('rowheader', { name: t('settlement.programme') })).toBeVisible();
  await expect(preview.getByText(t('settlement.then'))).toHaveCount(0);
  const share = (name: string) =>
    page.getByRole('textbox', { name: t(`settlement.share.${name}`), exact: true });
  await share('programme').fill('20');
  await share('unit').fill('50');
  await share('joint').fill('20');
  await fillMoment(page.getByRole('textbox', { name: t('settlement.from') }), '2031-05-01');
  await press('common.save');
  await expect(page.getByText(t('settlement.share_total')).first()).toBeVisible();
  await isCleanInBothLooks(page, 'a rule that does not add up');
  await share('joint').fill('30');
  await expect(preview.getByText(t('settlement.then'))).toBeVisible();
  await press('common.save');
  await expect(page.getByText(t('settlement.saved'))).toBeVisible();
  const named = t('settlement.withdraw_named', { from: '2031-05-01' });
  await page.getByRole('button', { name: named }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('settlement.withdraw'), exact: true })
    .click();
  await expect(page.getByText(t('settlement.withdrawn'))).toBeVisible();
  await expect(page.getByRole('button', { name: named })).toHaveCount(0);
});

test('a unit gets a rule of its own for a term, tried on its own classes', async ({
  page,
  openAs,
  press,
}) => {
  await openAs('zky-admin', '/payment/payment-setting');
  const name = '华南科技服务联合会';
  await page.getByRole('combobox', { name: t('settlement.only_unit') }).fill('华南');
  await page.getByRole('option', { name }).click();
  const until = page.getByRole('textbox', { name: t('settlement.until') });
  await fillMoment(page.getByRole('textbox', { name: t('settlement.from') }), '2031-06-01');
  await fillMoment(until, '2031-06-01');
  for (const [share, percent] of [
    ['programme', '10'],
    ['unit', '60'],
    ['joint', '30'],
  ] as const) {
    await page.getByRole('textbox', { name: t(`settlement.share.${share}`), exact: true }).fill(percent);
  }
  await press('common.save');
  await expect(page.getByText(t('settlement.until_order')).first()).toBeVisible();
  await fillMoment(until, '2032-06-01');
  const preview = page.getByRole('table', { name: t('settlement.preview') });
  await expect(preview.getByRole('rowheader', { name })).toBeVisible();
  await press('common.save');
  await expect(page.getByText(t('settlement.saved'))).toBeVisible();
  const named = t('settlement.withdraw_unit_named', { from: '2031-06-01', name });
  await page.getByRole('button', { name: named }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('settlement.withdraw'), exact: true })
    .click();
  await expect(page.getByText(t('settlement.withdrawn'))).toBeVisible();
});

test('totals lead down to a payment, and a unit’s statement is taken for a purpose', async ({
  page,
  openAs,
}) => {
  await openAs('zky-admin', '/payment/payment-summary');
  await expect(page.getByRole('group', { name: t('settlement.received') })).toContainText('¥');
  const chart = page.getByRole('application', { name: t('settlement.chart') });
  await expect(chart).toBeVisible();
  await expect(chart.getByText(/^[\d.]+k$/).first()).toBeVisible();
  await isCleanInBothLooks(page, 'totals by class');
  await page.getByRole('tab', { name: t('settlement.view.unit') }).click();
  const name = '华东技术咨询协会';
  await page.getByRole('button', { name: t('settlement.statement_named', { name }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('settlement.purpose')).fill('月度结算');
  await isCleanInBothLooks(page, 'taking a statement');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('settlement.statement_named', { name }) }).click();
  expect((await download).suggestedFilename()).toMatch(/^华东技术咨询协会-\d{4}-\d\d\.pdf$/);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: t('settlement.statement_named', { name }) }).click();
  await dialog.getByLabel(t('settlement.purpose')).fill('月度核算');
  await dialog.getByLabel(t('settlement.format')).selectOption('xlsx');
  const sheet = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('settlement.statement_named', { name }) }).click();
  const saved = await sheet;
  expect(saved.suggestedFilename()).toMatch(/^华东技术咨询协会-\d{4}-\d\d\.xlsx$/);
  // A sheet is an archive.
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: t('settlement.classes_named', { name }) }).click();
  await expect(page).toHaveURL(/[?&]unit=\d+/);
  const classes = page.getByRole('table', { name: t('settlement.heading') });
  await expect(
    classes.getByRole('button', { name: t('settlement.entries'), exact: false }).first(),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: t('export.title'), exact: true }).click();
  await dialog.getByLabel(t('export.purpose')).fill('年度结算');
  const totals = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('export.title'), exact: true }).click();
  expect(await readFile(await (await totals).path(), 'utf8')).toContain(`,${name},`);
  await expect(dialog).toHaveCount(0);
  const months = page.getByRole('table', { name: t('settlement.view.month') });
  await page.getByRole('tab', { name: t('settlement.view.month') }).click();
  await expect(months.getByRole('row')).toHaveCount(13);
  const month = page.getByRole('link', { name: /\d{4}-\d\d的班次/ }).first();
  await month.click();
  await expect(page).toHaveURL(/from=(\d{4}-\d\d)&to=\1/);
  await page.goBack();
  await expect(months.getByRole('row')).toHaveCount(13);
  await page.setViewportSize(phone);
  await isCleanInBothThemes(page, 'totals by month on a phone');
  await page.getByRole('tab', { name: t('settlement.view.class') }).click();
  await page.getByRole('searchbox', { name: t('settlement.search') }).fill('没有这样的班次');
  await expect(page.getByText(t('settlement.no_match')).first()).toBeVisible();
  await expect(page.getByRole('application', { name: t('settlement.chart') })).toBeVisible();
  await page.getByRole('button', { name: t('common.reset_filters') }).click();
  await page
    .getByRole('button', { name: t('settlement.entries'), exact: false })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link').first()).toBeVisible();
  await isCleanInBothThemes(page, 'the entries of a class on a phone');
  await drawer.getByRole('link').first().click();
  await expect(page).toHaveURL(/payment-lists\?payment=\d+-\d+/);
  await expect(page.getByText(t('payments.ledger_total'))).toBeVisible();
});
