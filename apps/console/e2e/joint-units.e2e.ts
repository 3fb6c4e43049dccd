import type { Page } from '@playwright/test';
import { fillMoment } from './fill-moment.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';
import { unitOf } from './unit-of.js';

const addUnit = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: t('class.units.add') }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name, exact: false, level: 2 })).toBeVisible();
};

/** The given number of days from now, in the format of a control. */
const wallTimeIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

const quotaOf = (page: Page, at: number) => page.getByLabel(t('class.units.quota'), { exact: true }).nth(at);
const shareOf = (page: Page, at: number) => page.getByLabel(t('class.units.share'), { exact: true }).nth(at);

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('units get their seats and shares, and a link of their own', async ({
      page,
      office,
      press,
      openIn,
    }) => {
      const { class_name, class_id } = await office.draftClass({ class_type: 1 });
      await openIn('admin', class_name, '/jclass/recommend');
      await expect(page.getByText(t('class.units.empty'))).toBeVisible();
      await isCleanInBothLooks(page, 'without units');

      await addUnit(page, '华东');
      await expect(quotaOf(page, 0)).toHaveValue('60');
      await expect(page.getByText('100%', { exact: true })).toBeVisible();
      await addUnit(page, '华南');
      await quotaOf(page, 0).fill('35');
      await quotaOf(page, 1).fill('25');
      await shareOf(page, 0).fill('60');
      await shareOf(page, 1).fill('39.5');
      await expect(page.getByText(t('class.units.share_missing', { share: '0.5%' }))).toBeVisible();
      await press('common.save');
      await expect(page.getByRole('alert').getByText(/分成合计必须为100%/)).toBeVisible();
      await isCleanInBothLooks(page, 'with a share that is missing');

      await shareOf(page, 1).fill('40');
      await press('common.save');
      await expect(page.getByText(t('class.units.saved'))).toBeVisible();
      await page.reload();
      await expect(shareOf(page, 0)).toHaveValue('60');

      await page
        .getByRole('button', { name: /^数据与链接：/ })
        .first()
        .click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('textbox', { name: t('class.form.enrol_link') })).toHaveValue(
        new RegExp(`/enroll/create\\?class_id=${class_id}&unit=\\d+$`),
      );
      await expect(drawer.getByRole('img')).toBeVisible();
      await isCleanInBothLooks(page, 'one unit');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: /^移除/ }).last().click();
      await shareOf(page, 0).fill('100');
      await press('common.save');
      await expect(page.getByRole('button', { name: /^移除/ })).toHaveCount(1);
    });

    test('a joint class without units reports it at its submission', async ({
      page,
      office,
      openAs,
      press,
    }) => {
      const { class_name } = await office.draftClass({ class_type: 1 });
      await openAs('admin', `/class/lists?search=${class_name}`);
      await page.getByRole('button', { name: t('common.more', { name: class_name }), exact: true }).click();
      await page.getByRole('menuitem', { name: t('class.event.submit') }).click();
      await expect(
        page.getByRole('dialog').getByText(t('class.form.units_missing', { place: t('route.jclass') })),
      ).toBeVisible();
      await press('class.event.submit');
      await expect(page.getByText(/联合班次须先添加推荐单位/)).toBeVisible();
      await isClean(page, 'a joint class without units');
    });

    test('a colleague’s change is not overwritten, and no typed entry is lost', async ({
      page,
      office,
      press,
      openIn,
    }) => {
      const { class_name, class_id, updated_at } = await office.draftClass({ class_type: 1 });
      const unit_id = await unitOf(office, class_id, '华东');
      await openIn('admin', class_name, '/jclass/recommend');
      await addUnit(page, '华南');
      await quotaOf(page, 0).fill('12');
      const adding = page.getByRole('combobox', { name: t('class.units.add') });
      await adding.fill('华东');
      const found = page.getByRole('option', { name: /华东/ });
      await expect(found).toBeVisible();
      await office.call('class/addClassRecommend', {
        class_id,
        updated_at,
        units: [{ unit_id, quota: 60, share_bp: 10_000 }],
      });
      // It was found before the other desk added it.
      await found.click();
      await expect(adding).toHaveAccessibleDescription(new RegExp(t('class.units.add_twice')));
      await press('common.save');
      await expect(page.getByText('该记录已被更改，请重新查看。').first()).toBeVisible();
      await expect(quotaOf(page, 0)).toHaveValue('12');
      await press('class.units.reload');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        /华东/,
        t('class.units.add'),
        t('class.units.kept'),
      ]);
    });

    test('a quota below its candidates and quotas beyond the seats are refused beside the field', async ({
      page,
      openAs,
      enterDemo,
      press,
    }) => {
      await openAs('recommend', '/class/lists');
      await enterDemo({ city: '深圳' });
      await page.goto('/jclass/recommend');
      await expect(page.getByText(t('class.units.stays')).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^移除/ })).toHaveCount(0);
      await quotaOf(page, 0).fill('1');
      await press('common.save');
      await expect(quotaOf(page, 0)).toHaveAccessibleDescription(/数值过小/);
      await quotaOf(page, 0).fill('90000');
      await press('common.save');
      await expect(page.getByRole('alert').getByText(/超过班次名额/)).toBeVisible();
    });
  });
}

test('places are kept for the units until a moment, and unused ones are returned by hand', async ({
  page,
  office,
  press,
  openIn,
}) => {
  const { class_name, class_id } = await office.draftClass({ class_type: 1 });
  const { updated_at } = await office.call('class/fetchClassRecommendLists', { class_id });
  const unit_id = await unitOf(office, class_id, '华东');
  const units = [{ unit_id, quota: 40, share_bp: 10_000 }];
  await office.call('class/addClassRecommend', { class_id, updated_at, units });
  await office.openClass(class_id);
  await openIn('admin', class_name, '/jclass/recommend');
  await press('class.units.keep');
  const dialog = page.getByRole('dialog');
  await fillMoment(dialog.getByLabel(t('class.units.keep_until')), '2020-01-01T00:00');
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expect(dialog.getByLabel(t('class.units.keep_until'))).toHaveAccessibleDescription(/报名截止之间/);
  await fillMoment(dialog.getByLabel(t('class.units.keep_until')), wallTimeIn(5));
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expect(page.getByText(/^推荐单位未用的名额保留至/)).toBeVisible();
  await press('class.units.return');
  await expect(dialog.getByText(t('class.units.return_unused', { count: 40 })).first()).toBeVisible();
  await isClean(page, 'what goes back');
  await dialog.getByRole('button', { name: t('class.units.return') }).click();
  await expect(page.getByText(t('class.units.returned', { count: 40 }))).toBeVisible();
  await expect(quotaOf(page, 0)).toHaveValue('0');
  await expect(page.getByText(t('class.form.return_quotas'))).toBeVisible();
});
