import type { Page } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { openClassDetails } from './open-class-details.js';
import { rowOf } from './row-of.js';
import { signedIn } from './signed-in.js';
import { expect, looks, t, test } from './staff-page.js';

const path = '/applicants-all/applicants-lists?view=exports';

/** Takes the list on the page as a file. */
const takeFile = async (page: Page, purpose: string) => {
  await page.getByRole('button', { name: t('export.title'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('export.title') });
  await dialog.getByLabel(t('export.purpose')).fill(purpose);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('export.title') }).click();
  await saved;
  await expect(dialog).toHaveCount(0);
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the platform sees the taker, purpose and size of every export, and the organisers of a class those of the class', async ({
      page,
      office,
      openIn,
      request,
    }) => {
      const { class_id, class_name } = await office.draftClass();
      await office.openClass(class_id);
      await enrolByCalls(request, newCandidate(), class_id);
      const untouched = await office.draftClass();
      const purpose = `核对名单 ${newLetters()}`;
      await openIn('admin', class_name, '/applicants/applicants-lists');
      await takeFile(page, purpose);
      await page.goto(path);
      await expect(page.getByText(t('people.exports.text'))).toBeVisible();
      await page.getByRole('searchbox', { name: t('people.exports.search') }).fill(purpose);
      const taken = rowOf(page, purpose);
      await expect(taken).toHaveCount(1);
      await expect(taken.getByText(t('taken.what.enrolment_list'), { exact: true })).toBeVisible();
      await expect(taken.getByText(class_name)).toBeVisible();
      await expect(taken.getByText('1', { exact: true })).toBeVisible();
      await isCleanInBothLooks(page, 'the files that were taken');
      await page.getByRole('searchbox', { name: t('people.exports.search') }).fill(newLetters());
      await expect(page.getByText(t('people.exports.no_match'))).toBeVisible();

      const drawer = await openClassDetails(page, class_name);
      await drawer.getByRole('button', { name: t('class.form.taken.show') }).click();
      const list = drawer.getByRole('list', { name: t('class.form.taken.title') });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list.getByText(`${purpose} · ${t('taken.count', { count: 1 })}`)).toBeVisible();
      await isCleanInBothLooks(page, 'the files of a class that were taken');
      const other = await openClassDetails(page, untouched.class_name);
      await other.getByRole('button', { name: t('class.form.taken.show') }).click();
      await expect(other.getByText(t('taken.none'))).toBeVisible();
    });
  });
}

test('staff who only work in a class do not see who took its files', {
  tag: '@full',
}, async ({ page, office, product }) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const { user_id, username, password } = await newStaff(office, product.url);
  await office.call('user/setAssignments', {
    user_id,
    owner_classes: [],
    organization_classes: [],
    paid_in_classes: [],
    sign_in_classes: [class_id],
  });
  await signedIn(page, username, password);
  const drawer = await openClassDetails(page, class_name);
  await expect(drawer.getByRole('heading', { name: t('common.history') })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: t('class.form.taken.title') })).toHaveCount(0);
});
