import { addDocuments, choosePhoto, usesPhoto } from '@skillcert/e2e/new-candidate.js';
import { sendCode, t } from './candidate.js';
import { expect, test } from './test.js';

test('a candidate enrols with the keyboard of a phone alone', async ({ page, candidate, staff }) => {
  const { class_id } = await staff.openClass(5);
  // No pointer is used: every use of one is counted.
  await page.addInitScript(() => {
    const noted = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== '')
        document.documentElement.dataset.pointed = 'yes';
    };
    addEventListener('pointerdown', noted, true);
  });
  await page.goto(`/enroll/create?class_id=${class_id}`);
  const { keyboard } = page;
  const heading = page.getByRole('heading', { level: 1 });

  /** Presses Tab until the wanted element has the focus. */
  const tabTo = async (name: string, role?: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      const there = await page.evaluate(
        ([wanted, as]) => {
          const element = document.activeElement;
          const labels =
            element instanceof HTMLInputElement || element instanceof HTMLSelectElement
              ? [...(element.labels ?? [])].map((label) => label.textContent ?? '')
              : [];
          const said = [element?.getAttribute('aria-label') ?? '', element?.textContent ?? '', ...labels];
          const isRole = !as || element?.matches(as);
          const isExact = as === 'button';
          return (
            isRole && said.some((text) => (isExact ? text.trim() === wanted : text.includes(wanted ?? '')))
          );
        },
        [name, role] as const,
      );
      if (there) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  };
  const press = async (key: string) => {
    await tabTo(t(key), 'button');
    await keyboard.press('Enter');
  };
  const type = async (key: string, text: string) => {
    await tabTo(t(key), 'input');
    await keyboard.type(text);
  };

  await expect(page.getByLabel(t('code.phone'))).toBeVisible();
  await type('code.phone', candidate.phone);
  await tabTo(sendCode, 'button');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('code.demo_use') })).toBeVisible();
  await press('code.demo_use');
  await press('code.verify');
  await expect(heading).toHaveText(t('create.person_title'));
  await type('form.name', candidate.name);
  await type('form.id_card', candidate.id_card);
  // The key at the corner of the keyboard sends the form.
  await keyboard.press('Enter');
  await expect(heading).toHaveText(t('create.photo_title'));
  await tabTo(t('form.education'), 'select');
  for (let presses = 0; presses < 8; presses += 1) {
    if ((await page.getByLabel(t('form.education')).inputValue()) === 'bachelor') break;
    await keyboard.press('ArrowDown');
  }
  await expect(page.getByLabel(t('form.education'))).toHaveValue('bachelor');
  // The picker of files is the phone's own: that the focus reaches each place is ours.
  for (const place of await page.locator('input[type=file]').all()) {
    await place.focus();
    await expect(place).toBeFocused();
  }
  await addDocuments(page);
  await choosePhoto(page, t('form.photo'));
  // Nearer, to the right, and back: the keys move the picture under the frame.
  await expect(page.getByRole('slider')).toHaveValue('100');
  await keyboard.press('+');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveValue('110');
  await tabTo(usesPhoto.zh, 'button');
  await keyboard.press('Enter');
  await expect(page.getByText(t('form.photo_sent'))).toBeVisible();
  for (const choice of ['form.enroll_type_individual', 'form.study_type_online']) {
    const radio = page.getByRole('radio', { name: t(choice) });
    await radio.focus();
    await keyboard.press('Space');
    await expect(radio).toBeChecked();
  }
  await press('create.next');
  await expect(heading).toHaveText(t('create.check_title'));
  await tabTo(t('form.consent'), 'input, [role=checkbox]');
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await press('create.send');
  await candidate.isEnrolled();
  await expect(page.locator('html')).not.toHaveAttribute('data-pointed', 'yes');
});
