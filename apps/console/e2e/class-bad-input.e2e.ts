import { newLetters } from '@skillcert/e2e/new-letters.js';
import { field, fillAbout, fillClass, fillDates, inDays, nextStep } from './class-form.js';
import { fillMoment, shownMoment } from './fill-moment.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('every wrong field has its message beside it, step by step, and no typed entry is lost', async ({
      page,
      openAs,
      press,
    }) => {
      const says = (key: string, what: RegExp | string) =>
        expect(field(page, key)).toHaveAccessibleDescription(what);
      await openAs('admin', '/class/lists');
      await press('classes.create');
      await press('class.form.next');
      for (const key of ['class.class_name', 'class.level', 'class.city']) await says(key, /此项为必填项/);
      await fillAbout(page, '长'.repeat(81));
      await page.getByRole('checkbox', { name: t('enroll_type.individual') }).uncheck();
      await press('class.form.next');
      await says('class.class_name', /内容过长/);
      await expect(
        page.getByRole('group', { name: t('class.form.enroll_types') }),
      ).toHaveAccessibleDescription(/此项为必填项/);
      await field(page, 'class.class_name').fill(`坏输入 ${newLetters()}`);
      await page.getByRole('checkbox', { name: t('enroll_type.individual') }).check();
      await nextStep(page);

      await press('class.form.next');
      for (const key of ['class.form.enroll_start', 'class.form.enroll_end', 'class.exam_at'])
        await says(key, /此项为必填项/);
      await fillDates(page);
      await fillMoment(field(page, 'class.form.enroll_end'), inDays(-3));
      await fillMoment(field(page, 'class.exam_at'), inDays(-4));
      await fillMoment(field(page, 'class.form.study_start'), inDays(10));
      await press('class.form.next');
      await says('class.form.enroll_end', /结束时间必须晚于开始时间/);
      await says('class.exam_at', new RegExp(t('class.form.exam_after')));
      await says('class.form.study_end', /此项为必填项/);
      await fillMoment(field(page, 'class.form.study_start'), '');
      await fillDates(page);
      await nextStep(page);

      await press('class.form.next');
      for (const key of ['class.capacity', 'class.contact_name', 'class.contact_phone'])
        await says(key, /此项为必填项/);
      await expect(page.getByRole('button', { name: t('class.contact_remove', { number: 1 }) })).toHaveCount(
        0,
      );
      const usual = await field(page, 'class.fee_cents').inputValue();
      expect(Number(usual)).toBeGreaterThan(0);
      await field(page, 'class.capacity').fill('0');
      await field(page, 'class.fee_cents').fill('9999999');
      await field(page, 'class.contact_name').fill('周敏1');
      await field(page, 'class.contact_phone').fill('12345');
      await press('class.form.next');
      await says('class.capacity', /数值过小/);
      await says('class.fee_cents', /数值过大/);
      await says('class.contact_name', /请按证件填写姓名/);
      await expect(field(page, 'class.contact_phone')).toHaveValue('12345');
      await press('class.form.back');
      await expect(field(page, 'class.form.enroll_end')).toHaveValue(shownMoment(inDays(20)));
    });

    test('a fault that only the server can detect leads back to its step and stands beside its field', async ({
      page,
      openAs,
      press,
    }) => {
      const class_name = `服务器检查 ${newLetters()}`;
      await openAs('admin', '/class/lists');
      await press('classes.create');
      await fillClass(page, class_name);
      await field(page, 'class.contact_phone').fill('12345');
      await nextStep(page);
      await nextStep(page);
      await press('class.event.submit');
      await expect(field(page, 'class.contact_phone')).toHaveAccessibleDescription(/手机号/);
      await press('class.form.back');
      await expect(field(page, 'class.exam_at')).toBeVisible();
      await press('class.form.back');
      await expect(field(page, 'class.class_name')).toHaveValue(class_name);
    });
  });
}
