import { newLetters } from '@skillcert/e2e/new-letters.js';
import { wordsOf } from '@skillcert/e2e/words.js';
import { inDays } from './class-form.js';
import { fillMoment } from './fill-moment.js';
import { isClean } from './is-clean.js';
import { bothLooks, expect, test } from './staff-page.js';

const [desk, phone] = bothLooks;
const touched = { ...phone, hasTouch: true, isMobile: true };
const [year = '', month = '', day = ''] = inDays(20).slice(0, 10).split('-');

// The browser speaks and counts otherwise than the page.
test.use({ locale: 'fr-FR', timezoneId: 'America/New_York' });

for (const { language, form, shown, look } of [
  { language: 'zh', form: '年/月/日 时:分', shown: `${year}/${month}/${day}`, look: desk },
  { language: 'en', form: 'mm/dd/yyyy hh:mm', shown: `${month}/${day}/${year}`, look: desk },
  { language: 'es', form: 'dd/mm/aaaa hh:mm', shown: `${day}/${month}/${year}`, look: touched },
] as const) {
  test.describe(`in ${language} on ${look.name}`, () => {
    const { name: _, ...looks } = look;
    const tag = language === 'zh' ? [] : '@full';
    test.use(looks);

    test('a class shows its times in the language of the page and the time zone of the programme', {
      tag,
    }, async ({ page, openAs, office, context, product }) => {
      const t = wordsOf('console', language);
      const class_name = `日期 ${newLetters()}`;
      const label = t('class.form.enroll_start');
      await context.addCookies([{ name: 'language', value: language, url: product.url }]);
      await openAs('admin', '/class/lists');
      await page.getByRole('button', { name: t('classes.create'), exact: true }).click();
      const drawer = page.getByRole('dialog', { name: t('class.form.create') });
      await drawer.getByLabel(t('class.class_name')).fill(class_name);
      await drawer.getByLabel(t('class.level')).selectOption('3');
      await drawer.getByLabel(t('class.city')).fill('杭州');
      await drawer.getByRole('button', { name: t('class.form.next'), exact: true }).click();

      const start = drawer.getByLabel(label);
      await expect(start).toHaveAttribute('placeholder', form);
      await start.fill(`${shown} 9:30`);
      await start.press('Tab');
      await expect(start).toHaveValue(`${shown} 09:30`);
      await start.press('ArrowDown');
      const panel = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
      await expect(panel.getByRole('gridcell', { selected: true })).toBeFocused();
      await isClean(page, `the calendar in ${language}`);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(start).not.toHaveValue(`${shown} 09:30`);
      await expect(start).toBeFocused();
      await expect(drawer).toBeVisible();
      await fillMoment(start, `${year}-${month}-${day}T09:30`);
      const end = drawer.getByLabel(t('class.form.enroll_end'));
      await fillMoment(end, `${year}-${month}`);
      await isClean(page, `half a date in ${language}`);
      await fillMoment(end, '');
      await end.press('ArrowDown');
      await expect(panel.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(end).toHaveValue(/ 23:59$/);
      await fillMoment(end, '');

      const kept = async () =>
        (await office.call('class/fetchClassLists', { search: class_name })).items[0]?.enroll_start;
      await expect.poll(kept).toBe(new Date(`${year}-${month}-${day}T09:30:00+08:00`).toISOString());
    });
  });
}
