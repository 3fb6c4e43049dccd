import { newLetters } from '@skillcert/e2e/new-letters.js';
import { fillAbout, fillDates, fillSeats, nextStep } from './class-form.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the buttons of the class form stay at the foot of its drawer, visible on every step of any length', {
      tag: '@full',
    }, async ({ page, openAs, press }) => {
      const drawer = page.getByRole('dialog');
      const foot = drawer.locator('.sc-dialog-foot');
      const body = drawer.locator('.sc-dialog-body');
      const [close, save, back, next, submit] = [
        t('common.close'),
        t('class.form.save_draft'),
        t('class.form.back'),
        t('class.form.next'),
        t('class.event.submit'),
      ];
      const standsAtFoot = async (...buttons: (string | undefined)[]) => {
        await expect(foot.getByRole('button')).toHaveText(buttons.map((each) => each ?? ''));
        for (const end of [0, 100_000]) {
          await body.evaluate((node, top) => node.scrollTo(0, top), end);
          for (const button of await foot.getByRole('button').all())
            await expect(button).toBeInViewport({ ratio: 1 });
        }
        await expect(body.getByRole('button', { name: buttons.at(-1) ?? '', exact: true })).toHaveCount(0);
      };

      await openAs('admin', '/class/lists');
      await press('classes.create');
      await standsAtFoot(close, save, next);
      await fillAbout(page, `页脚 ${newLetters()}`);
      await nextStep(page);
      await standsAtFoot(close, save, back, next);
      await fillDates(page);
      await nextStep(page);
      await standsAtFoot(close, save, back, next);
      await fillSeats(page);
      await nextStep(page);
      await standsAtFoot(close, save, back, next);
      await nextStep(page);
      await standsAtFoot(close, save, back, submit);
    });
  });
}
