import { isClean, isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { signedIn } from './signed-in.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the waiting work is on top and leads to its classes', async ({ page, openAs }) => {
      await openAs('admin', '/class/lists');
      await isCleanInBothLooks(page, 'the class list');
      await page.getByRole('link', { name: /名考生待审核$/ }).click();
      await expect(page).toHaveURL(/waiting=to_review/);
      await expect(page.getByText(/\d+人待审核/).first()).toBeVisible();
      await isCleanInBothLooks(page, 'classes with candidates to review');
    });
  });
}

test('waiting payments and refunds lead the money desk to the class they wait in', async ({
  page,
  office,
  product,
  openApproved,
}) => {
  const { class_id, class_name, enrolment_id, phone } = await openApproved();
  await phone.pay(class_id, enrolment_id);
  const { user_id, username, password } = await newStaff(office, product.url);
  await office.call('user/setAssignments', {
    user_id,
    owner_classes: [class_id],
    organization_classes: [],
    paid_in_classes: [],
    sign_in_classes: [],
  });
  await signedIn(page, username, password);
  await page.goto('/class/lists');
  // On top of the list, and in the row of the class.
  const payments = page.getByRole('link', { name: '1笔缴费待核对', exact: true });
  await expect(payments).toHaveCount(2);
  await payments.first().click();
  await expect(page).toHaveURL(/waiting=payments/);
  const waits = page.getByRole('combobox', { name: t('class.form.filter.waiting') });
  await expect(waits.getByRole('option', { selected: true })).toHaveText(
    t('class.form.filter.waiting.payments'),
  );
  const enter = page.getByRole('button', { name: t('classes.enter_named', { name: class_name }) });
  await expect(enter).toBeVisible();
  await waits.selectOption('refunds');
  await expect(page.getByText(t('classes.no_match'))).toBeVisible();

  const { items } = await office.call('payment/fetchPaymentLists', { class_id });
  const [{ payment_id }] = items;
  await office.call('payment/checkPayment', { class_id, payment_id, event: 'confirm' });
  await office.call('class/drawBack', { class_id, payment_id, event: 'request', reason: '工作冲突' });
  await page.goto('/class/lists');
  const refunds = page.getByRole('link', { name: '1笔退款待处理', exact: true });
  await expect(refunds).toHaveCount(2);
  await refunds.first().click();
  await expect(page).toHaveURL(/waiting=refunds/);
  await expect(enter).toBeVisible();
  await expect(payments).toHaveCount(0);
  await isClean(page, 'a class with a refund to decide');
  await page.getByRole('row').getByRole('link', { name: '1笔退款待处理', exact: true }).click();
  await expect(page).toHaveURL(/\/applicants\/payment\/payment-lists$/);
  await expect(page.getByText(t('payments.order_to_do'))).toBeVisible();
});

test('on a phone one control beside the search opens every filter', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('admin', '/class/lists');
  await expect(page.getByText(t('classes.order_newest'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox', { name: t('class.status') })).toHaveCount(0);
  await page.getByRole('button', { name: t('classes.all_filters') }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: t('class.level') })
    .selectOption('3');
  await expect(page).toHaveURL(/level=3/);
  await page.reload();
  await expect(page.getByRole('button', { name: '筛选（1）' })).toBeVisible();
});

test('every filter is in the address, and can be taken out again', async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  await page.getByRole('button', { name: t('classes.all_filters') }).click();
  await page.getByRole('combobox', { name: t('class.class_type') }).selectOption('1');
  await expect(page).toHaveURL(/type=1/);
  await page.getByRole('button', { name: t('class.status'), exact: true }).click();
  for (const status of ['enrolling', 'closed']) {
    const box = page.getByRole('checkbox', { name: t(`class.status.${status}`) });
    // The box follows the address, which changes after the click.
    await box.click();
    await expect(box).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=enrolling%2Cclosed/);
  await isClean(page, 'every filter');
  await page.reload();
  await expect(page.getByRole('combobox', { name: t('class.class_type') })).toHaveValue('1');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText(/报名中|报名截止/);
  await page.goto('/class/lists?exam=1999-01-01/1999-01-02');
  await expect(page.getByText(t('classes.no_match'))).toBeVisible();
  await page.getByRole('button', { name: t('common.reset_filters') }).click();
  await expect(rows.nth(2)).toBeVisible();
});

test('the platform narrows the list to a unit, found by its name or its people', async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  await page.getByRole('button', { name: t('classes.all_filters') }).click();
  const unit = page.getByRole('combobox', { name: t('class.com_name') });
  await unit.fill('赵文博');
  await page.getByRole('option', { name: '华东技术咨询协会' }).click();
  await expect(page).toHaveURL(/unit=\d+/);
  await page.reload();
  await expect(unit).toHaveValue('华东技术咨询协会');
  await expect(page.getByText(`${t('class.com_name')}：华东技术咨询协会`)).toBeVisible();
  await isClean(page, 'classes of a unit');
});

test('an account without reviews and classes sees no such work', async ({ page, openAs }) => {
  await openAs('editor', '/class/lists');
  await expect(page.getByText(t('classes.todo'))).toBeVisible();
  await expect(page.getByRole('link', { name: /班次待审批|班次被退回|成绩|证书/ })).toHaveCount(0);
  await page.getByRole('button', { name: t('classes.all_filters') }).click();
  await expect(page.getByRole('combobox', { name: t('class.class_type') })).toBeVisible();
  const waits = page.getByRole('combobox', { name: t('class.form.filter.waiting') });
  await expect(waits.getByRole('option', { name: t('class.form.filter.waiting.payments') })).toHaveCount(1);
  await expect(waits.getByRole('option', { name: t('class.form.filter.waiting.scores') })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: t('class.com_name') })).toHaveCount(0);
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
  await expect(page.getByRole('row').nth(1)).toContainText(/TC\d\d-0001/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: t('class.status') })).toHaveValue('archived');
  await expect(page.getByRole('row').nth(1)).toContainText(/TC\d\d-0001/);
  await page.getByRole('searchbox', { name: t('classes.search') }).fill('不存在的班次');
  await expect(page.getByText(t('classes.no_match'))).toBeVisible();
  await page.getByRole('button', { name: t('common.reset_filters') }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
});
