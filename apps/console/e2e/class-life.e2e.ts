import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, t, test } from './staff-page.js';

const pad = (value: number) => String(value).padStart(2, '0');
const inDays = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T09:00`;
};

const field = (page: Page, key: string) => page.getByRole('dialog').getByLabel(t(key));

const fillClass = async (page: Page, class_name: string) => {
  await field(page, 'class.class_name').fill(class_name);
  await field(page, 'class.level').selectOption('3');
  await field(page, 'class.city').fill('杭州');
  await field(page, 'class.enroll_start').fill(inDays(2));
  await field(page, 'class.enroll_end').fill(inDays(20));
  await field(page, 'class.exam_at').fill(inDays(40));
  await field(page, 'class.capacity').fill('60');
  await field(page, 'class.fee_cents').fill('680');
};

test('a class is created, submitted, approved and opened, and its link can be given out', async ({
  page,
  openAs,
  press,
}) => {
  const class_name = `端到端班次 ${randomUUID().slice(0, 8)}`;
  const row = page.getByRole('row').filter({ hasText: class_name });
  const fire = async (event: string, status: string) => {
    await row.getByRole('button', { name: t('common.more', { name: class_name }) }).click();
    await page.getByRole('menuitem', { name: t(`class.event.${event}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t(`class.event.${event}`) })
      .click();
    await expect(row).toContainText(t(`class.status.${status}`));
  };

  await openAs('admin', '/class/lists');
  await press('classes.create');
  await fillClass(page, class_name);
  await press('class.form.save_draft');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toContainText(t('class.status.draft'));

  await fire('submit', 'submitted');
  await fire('approve', 'approved');
  await fire('open', 'enrolling');

  await row
    .getByRole('button', { name: new RegExp(class_name) })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: class_name });
  await expect(drawer.getByRole('img', { name: t('classes.qr_label', { name: class_name }) })).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: t('classes.enrol_link') })).toHaveValue(
    /\/enroll\/create\?class_id=\d+$/,
  );
  await expect(drawer.getByText(t('class.event.open')).first()).toBeVisible();
});

test('a refusal needs its reason, and the author reads it and can mend the class', async ({
  page,
  openAs,
  press,
}) => {
  const class_name = `端到端退回 ${randomUUID().slice(0, 8)}`;
  const row = page.getByRole('row').filter({ hasText: class_name });
  const choose = async (name: string) => {
    await row.getByRole('button', { name: t('common.more', { name: class_name }) }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await openAs('admin', '/class/lists');
  await press('classes.create');
  await fillClass(page, class_name);
  await press('class.form.save_draft');
  await choose(t('class.event.submit'));
  await press('class.event.submit');
  await expect(row).toContainText(t('class.status.submitted'));

  await choose(t('class.event.refuse'));
  const dialog = page.getByRole('dialog');
  await press('class.event.refuse');
  await expect(dialog.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
  await dialog.getByLabel(t('common.reason')).fill('考试地点不明确');
  await press('class.event.refuse');
  await expect(row).toContainText(t('class.status.refused'));

  await choose(t('common.edit'));
  await field(page, 'class.venue').fill('文三路1号');
  await press('common.save');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(t('common.details'));
  await expect(page.getByRole('dialog')).toContainText('考试地点不明确');
  await expect(page.getByRole('dialog')).toContainText('文三路1号');
});

test('whoever creates a class owns it at once, and may submit but not approve it', async ({
  page,
  openAs,
  press,
}) => {
  const class_name = `端到端负责人 ${randomUUID().slice(0, 8)}`;
  const row = page.getByRole('row').filter({ hasText: class_name });
  const more = row.getByRole('button', { name: t('common.more', { name: class_name }) });
  await openAs('master', '/class/lists');
  await press('classes.create');
  await fillClass(page, class_name);
  await press('class.form.save_draft');
  await more.click();
  await page.getByRole('menuitem', { name: t('class.event.submit') }).click();
  await press('class.event.submit');
  await expect(row).toContainText(t('class.status.submitted'));
  await more.click();
  await expect(page.getByRole('menuitem', { name: t('class.event.cancel') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: t('class.event.approve') })).toHaveCount(0);
});

test('every field that is wrong says so beside it, and nothing typed is lost', async ({
  page,
  openAs,
  press,
}) => {
  await openAs('admin', '/class/lists');
  await press('classes.create');
  await press('class.form.save_draft');
  for (const key of [
    'class.class_name',
    'class.level',
    'class.city',
    'class.enroll_start',
    'class.enroll_end',
    'class.exam_at',
    'class.capacity',
    'class.fee_cents',
  ]) {
    await expect(field(page, key)).toHaveAccessibleDescription(/请填写此项/);
  }

  await fillClass(page, '坏输入班次');
  await field(page, 'class.class_name').fill('长'.repeat(81));
  await field(page, 'class.enroll_end').fill(inDays(-3));
  await field(page, 'class.exam_at').fill(inDays(-4));
  await field(page, 'class.study_start').fill(inDays(10));
  await field(page, 'class.capacity').fill('0');
  await field(page, 'class.fee_cents').fill('9999999');
  await page.getByRole('checkbox', { name: t('enroll_type.individual') }).uncheck();
  await press('class.contact_add');
  await field(page, 'class.contact_name').fill('周敏1');
  await field(page, 'class.contact_phone').fill('12345');
  await press('class.form.save_draft');
  await expect(field(page, 'class.class_name')).toHaveAccessibleDescription(/内容过长/);
  await expect(field(page, 'class.enroll_end')).toHaveAccessibleDescription(/结束时间必须晚于开始时间/);
  await expect(field(page, 'class.exam_at')).toHaveAccessibleDescription(t('class.form.exam_after'));
  await expect(field(page, 'class.study_end')).toHaveAccessibleDescription(/请填写此项/);
  await expect(field(page, 'class.capacity')).toHaveAccessibleDescription(/数值过小/);
  await expect(field(page, 'class.fee_cents')).toHaveAccessibleDescription(/数值过大/);
  await expect(page.getByRole('group', { name: t('class.enroll_types') })).toHaveAccessibleDescription(
    /请填写此项/,
  );
  await expect(field(page, 'class.contact_name')).toHaveAccessibleDescription(/请按证件填写姓名/);
  await expect(field(page, 'class.class_name')).toHaveValue('长'.repeat(81));
  await expect(field(page, 'class.contact_phone')).toHaveValue('12345');
});

test('what only the server can see stands beside its field too', async ({ page, openAs, press }) => {
  await openAs('admin', '/class/lists');
  await press('classes.create');
  await fillClass(page, '服务器检查班次');
  await press('class.contact_add');
  await field(page, 'class.contact_name').fill('周敏');
  await field(page, 'class.contact_phone').fill('12345');
  await press('class.form.save_draft');
  await expect(field(page, 'class.contact_phone')).toHaveAccessibleDescription(/手机号/);
  await expect(field(page, 'class.class_name')).toHaveValue('服务器检查班次');
});

test('the list is in its address: filters, order and page come back with the link', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  await page.getByRole('combobox', { name: t('class.status') }).selectOption('archived');
  await page.getByRole('button', { name: t('class.exam_at') }).click();
  await expect(page).toHaveURL(/status=archived/);
  await expect(page).toHaveURL(/sort=exam_at/);
  // The oldest exam of the demo comes first.
  await expect(page.getByRole('row').nth(1)).toContainText('TC25-0001');
  await page.reload();
  await expect(page.getByRole('combobox', { name: t('class.status') })).toHaveValue('archived');
  await expect(page.getByRole('row').nth(1)).toContainText('TC25-0001');
  await page.getByRole('searchbox', { name: t('classes.search') }).fill('不存在的班次');
  await expect(page.getByText(t('classes.no_match'))).toBeVisible();
  await page.getByRole('button', { name: t('common.reset_filters') }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});
