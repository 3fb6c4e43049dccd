import { newLetters } from '@skillcert/e2e/new-letters.js';
import { field, fillAbout, fillClass, inDays, nextStep } from './class-form.js';
import { fillMoment } from './fill-moment.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { openOffice } from './office.js';
import { rowOf } from './row-of.js';
import { expect, looks, t, test } from './staff-page.js';

const lease = {
  name: '场地租赁合同.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nlease\n%%EOF\n'),
};
const named = (what: string) => `申报${what} ${newLetters()}`;

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a class is applied for in steps, with its proof', async ({ page, openAs, press }) => {
      const class_name = named('全程');
      await openAs('recommend', '/declare/index');
      await press('declare.create');
      await isCleanInBothLooks(page, 'the first step');
      await fillClass(page, class_name);
      // That its plan is overdue already is said beside the dates, before it is sent.
      await press('class.form.back');
      const overdue = page.getByRole('dialog').getByText(/班次已逾期/);
      await fillMoment(field(page, 'class.form.enroll_start'), inDays(0));
      await expect(overdue).toBeVisible();
      await fillMoment(field(page, 'class.form.enroll_start'), inDays(12));
      await expect(overdue).toHaveCount(0);
      await nextStep(page);
      await nextStep(page);
      await page.getByLabel(t('class.form.files')).setInputFiles([lease]);
      await expect(page.getByRole('listitem').filter({ hasText: lease.name })).toBeVisible();
      await isCleanInBothLooks(page, 'attachments');
      await nextStep(page);
      await expect(page.getByRole('button', { name: /场地租赁合同\.pdf/ })).toBeVisible();
      // Nobody can wait for review in a class that is only planned.
      const check = page.getByRole('dialog');
      await expect(check.getByText(t('class.form.master'), { exact: true })).toBeVisible();
      await expect(check.getByText(t('class.form.to_review'), { exact: true })).toHaveCount(0);
      await isCleanInBothLooks(page, 'the last step');
      await press('class.event.submit');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.getByRole('tab', { name: t('declare.stage.waiting') }).click();
      await page.getByRole('button', { name: new RegExp(`^${class_name}`) }).click();
      const drawer = page.getByRole('dialog', { name: class_name });
      await expect(drawer.getByText(t('class.form.history.submit')).first()).toBeVisible();
      await expect(drawer.getByText(t('class.form.file.add_file')).first()).toBeVisible();
      await isCleanInBothLooks(page, 'an application');
      await page.keyboard.press('Escape');
    });

    test('a returned application shows its reason, and is corrected and submitted again', async ({
      page,
      openAs,
      office,
      press,
      product,
      accountFor,
    }) => {
      const unit = await openOffice(product.url, accountFor('recommend'));
      const { class_id, class_name } = await unit.draftClass();
      await unit.call('class/setClassStatus', { class_id, event: 'submit' });
      await unit.close();
      await office.call('class/checkClass', { class_id, event: 'refuse', refuse_content: '合同未盖章' });
      await openAs('recommend', '/declare/index?stage=returned');
      await expect(page.getByText('合同未盖章').first()).toBeVisible();
      await isCleanInBothLooks(page, 'what was sent back');
      await page
        .getByRole('button', { name: t('declare.write_named', { act: t('declare.mend'), name: class_name }) })
        .click();
      await field(page, 'class.venue').fill('文三路90号');
      for (const _ of ['dates', 'seats', 'files', 'check']) await nextStep(page);
      await expect(page.getByRole('dialog').getByText('合同未盖章')).toBeVisible();
      await press('class.event.submit');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await office.call('class/fetchClassById', { class_id })).status).toBe('submitted');
    });

    test('the platform sees submitted applications, and approves them or returns them with a reason', async ({
      page,
      openAs,
      office,
    }) => {
      const [good, bad] = [await office.draftClass(), await office.draftClass()];
      for (const { class_id } of [good, bad]) {
        await office.call('class/setClassStatus', { class_id, event: 'submit' });
      }
      await openAs('zky-admin', '/declare/index');
      const press = (event: string, class_name: string) =>
        page
          .getByRole('button', {
            name: t('declare.check_named', { event: t(`class.event.${event}`), name: class_name }),
          })
          .click();
      const dialog = page.getByRole('dialog');
      await press('approve', good.class_name);
      await dialog.getByRole('button', { name: t('class.event.approve') }).click();
      await expect(rowOf(page, good.class_name)).toHaveCount(0);
      await press('refuse', bad.class_name);
      await dialog.getByRole('button', { name: t('class.event.refuse') }).click();
      await expect(dialog.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
      await dialog.getByLabel(t('common.reason')).fill('合同未盖章');
      await dialog.getByRole('button', { name: t('class.event.refuse') }).click();
      await expect(rowOf(page, bad.class_name)).toHaveCount(0);
      await page.getByRole('tab', { name: t('declare.stage.returned') }).click();
      await expect(rowOf(page, bad.class_name)).toContainText('合同未盖章');
    });
  });
}

test('typed entries are saved automatically, also after a lost connection', async ({
  page,
  context,
  openAs,
  press,
  complaints,
}) => {
  const class_name = named('断线');
  await openAs('recommend', '/declare/index');
  await press('declare.create');
  await fillAbout(page, class_name);
  await expect(page.getByText(/^已自动保存/)).toBeVisible();
  await context.setOffline(true);
  await field(page, 'class.venue').fill('文三路90号');
  await expect(page.getByText(t('autosave.offline'))).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByText(t('class.form.leave_title'))).toBeVisible();
  await page
    .getByRole('button', { name: t('common.cancel') })
    .last()
    .click();
  await context.setOffline(false);
  await expect(page.getByText(/^已自动保存/)).toBeVisible();
  // The browser itself reports every request that failed.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET')));
  await page.reload();
  await page
    .getByRole('button', { name: t('declare.write_named', { act: t('declare.write'), name: class_name }) })
    .click();
  await expect(field(page, 'class.venue')).toHaveValue('文三路90号');
  await expect(field(page, 'class.city')).toHaveValue('杭州');
});

test('two windows do not overwrite each other: the second is asked which to keep', { tag: '@full' }, async ({
  page,
  context,
  openAs,
  office,
  press,
}) => {
  const class_name = named('双窗');
  await openAs('recommend', '/declare/index');
  await press('declare.create');
  await fillAbout(page, class_name);
  await expect(page.getByText(/^已自动保存/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/declare/index');
  await other
    .getByRole('button', { name: t('declare.write_named', { act: t('declare.write'), name: class_name }) })
    .click();
  await field(other, 'class.city').fill('宁波');
  await expect(other.getByText(/^已自动保存/)).toBeVisible();

  await field(page, 'class.city').fill('温州');
  await expect(page.getByText(t('class.form.conflict'))).toBeVisible();
  await isClean(page, 'a conflict');
  const cityKept = async () =>
    (await office.call('class/fetchClassLists', { search: class_name })).items[0].city;
  expect(await cityKept()).toBe('宁波');
  await press('autosave.here');
  await expect.poll(cityKept).toBe('温州');

  await field(other, 'class.venue').fill('文三路1号');
  await other.getByRole('button', { name: t('autosave.there') }).click();
  await expect(field(other, 'class.city')).toHaveValue('温州');
  await expect(field(other, 'class.venue')).toHaveValue('');
});
