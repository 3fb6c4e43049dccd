import { readFile } from 'node:fs/promises';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import { applyEvent } from './apply-event.js';
import { field, fillClass } from './class-form.js';
import { isClean } from './is-clean.js';
import { rowOf } from './row-of.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a class is created, submitted, approved and opened, and its link can be given out', async ({
      page,
      office,
      openAs,
      press,
    }) => {
      const class_name = `端到端班次 ${newLetters()}`;
      const row = rowOf(page, class_name);

      await openAs('admin', '/class/lists');
      await press('classes.create');
      await fillClass(page, class_name);
      const whole = page.waitForResponse(/\/class\/updataClass$/);
      await press('class.form.save_draft');
      expect((await (await whole).json()).code).toBe(20000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row).toContainText(t('class.status.draft'));

      const { items } = await office.call('class/fetchClassLists', { search: class_name });
      await office.givePayee(items[0].class_id);
      await applyEvent(page, class_name, 'submit', 'submitted');
      await applyEvent(page, class_name, 'approve', 'approved');
      // A class opened by hand admits nobody before its enrolment begins: the question, the link and the poster
      // show the date.
      const opens = /\d{4}-\d\d-\d\d 09:00（中国标准时间）/;
      const open = t('class.event.open');
      await row.getByRole('button', { name: t('common.more', { name: class_name }) }).click();
      await page.getByRole('menuitem', { name: open, exact: true }).click();
      await expect(page.getByRole('dialog').getByText(opens)).toHaveText(/^考生自 .*起可以报名。$/);
      await page.getByRole('dialog').getByRole('button', { name: open, exact: true }).click();
      await expect(row).toContainText(t('class.status.enrolling'));

      await page.getByRole('button', { name: new RegExp(`^${class_name}`) }).click();
      const drawer = page.getByRole('dialog', { name: class_name });
      await expect(
        drawer.getByRole('img', { name: t('class.form.qr_label', { name: class_name }) }),
      ).toBeVisible();
      await expect(drawer.getByRole('textbox', { name: t('class.form.enrol_link') })).toHaveValue(
        /\/enroll\/create\?class_id=\d+$/,
      );
      await expect(drawer.getByText(opens)).toHaveText(/^报名将于/);
      await expect(drawer.getByText(t('class.form.history.open')).first()).toBeVisible();

      await drawer.getByRole('button', { name: t('class.form.poster.button') }).click();
      const poster = page.getByRole('region', { name: class_name });
      await expect(
        poster.getByRole('img', { name: t('class.form.qr_label', { name: class_name }) }),
      ).toBeVisible();
      await isClean(page, 'the poster');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: t('class.form.poster.save') }).click();
      const picture = await saved;
      expect(picture.suggestedFilename()).toBe(`${class_name}.png`);
      expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
      await page.emulateMedia({ media: 'print' });
      await expect(poster.getByText(/09:00（中国标准时间）起用手机扫码报名$/)).toBeVisible();
      await expect(drawer.getByText(t('class.form.contacts'))).toBeHidden();
      await expect(page.getByRole('button', { name: t('class.form.poster.print') })).toBeHidden();
    });
  });
}

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a refusal needs its reason, and the author reads it and can correct the class', async ({
      page,
      openAs,
      press,
    }) => {
      const class_name = `端到端退回 ${newLetters()}`;
      const row = rowOf(page, class_name);
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
      await press('class.form.save_draft');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await choose(t('common.details'));
      await expect(page.getByRole('dialog')).toContainText('考试地点不明确');
      await expect(page.getByRole('dialog')).toContainText('文三路1号');
      const edits = page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: t('class.form.history.edit') });
      await expect(edits.first()).toContainText(t('class.venue'));
    });
  });
}

test('the creator of a class owns it at once, and may submit but not approve it', { tag: '@full' }, async ({
  page,
  openAs,
  press,
}) => {
  const class_name = `端到端负责人 ${newLetters()}`;
  const row = rowOf(page, class_name);
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
