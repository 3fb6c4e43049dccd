import type { APIRequestContext } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { fillMoment } from './fill-moment.js';
import { isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import type { Office } from './office.js';
import { isSaved, noteTitle, toNoteList } from './open-note.js';
import { rowOf } from './row-of.js';
import { signedIn } from './signed-in.js';
import { expect, looks, t, test } from './staff-page.js';

const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date());

const assign = (office: Office, user_id: number, owner_classes: readonly number[]) =>
  office.call('user/setAssignments', {
    user_id,
    owner_classes,
    organization_classes: [],
    paid_in_classes: [],
    sign_in_classes: [],
  });

/** A class with a candidate, and a class master of its own. */
const openWork = async (office: Office, url: string, request: APIRequestContext) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const enrolment_id = await enrolByCalls(request, newCandidate('备忘考生'), class_id);
  const { items } = await office.call('enrolment/fetchEnrolmentLists', { class_id });
  const enrol_no: string = items[0].enrol_no;
  const master = await newStaff(office, url);
  await assign(office, master.user_id, [class_id]);
  return { class_id, class_name, enrolment_id, enrol_no, master };
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a note is about a candidate of a class, waits from its day on until it is done, and is found beside them', async ({
      page,
      request,
      office,
      product,
      press,
      enter,
    }) => {
      const { class_id, class_name, enrolment_id, enrol_no, master } = await openWork(
        office,
        product.url,
        request,
      );
      await signedIn(page, master.username, master.password);
      await page.goto('/notes/index');
      await press('notes.create');
      await noteTitle(page).fill('电话核实');
      const ofClass = page.getByLabel(t('notes.about_class'));
      const ofCandidate = page.getByLabel(t('notes.about_candidate'));
      await expect(ofCandidate).toHaveCount(0);
      await ofClass.fill(class_name);
      await page.getByRole('option', { name: class_name }).click();
      await ofCandidate.fill(enrol_no);
      await page.getByRole('option', { name: enrol_no }).click();
      await fillMoment(page.getByLabel(t('notes.due_on')), today());
      const done = page.getByRole('checkbox', { name: t('notes.done'), exact: true });
      await expect(done).not.toBeChecked();
      await isSaved(page);
      await page.reload();
      await expect(ofClass).toHaveValue(class_name);
      await expect(ofCandidate).toHaveValue(new RegExp(`^${enrol_no} · 备忘考生`));
      await isCleanInBothLooks(page, 'a note about somebody');

      await page.goto('/class/lists');
      const waits = page.getByRole('link', { name: '1条备忘待跟进', exact: true });
      await waits.click();
      await expect(page).toHaveURL(/\/notes\/index\?due/);
      const listed = rowOf(page, '电话核实');
      await expect(listed).toContainText(t('notes.due.due', { day: today() }));
      await listed.getByRole('button').click();
      await done.check();
      await isSaved(page);
      await toNoteList(page);
      await expect(page.getByText(t('notes.no_due'))).toBeVisible();
      await isCleanInBothLooks(page, 'no note that is due');
      await press('common.reset_filters');
      await expect(listed).toContainText(t('notes.due.done', { day: today() }));

      await page.goto(`/class/lists?class=${class_id}`);
      const drawer = page.getByRole('dialog', { name: class_name });
      await expect(drawer.getByRole('link', { name: '电话核实' })).toBeVisible();
      await isCleanInBothLooks(page, 'a class with a note on it');
      await page.goto('/class/lists');
      await expect(page.getByRole('link', { name: '1名考生待审核', exact: true })).toBeVisible();
      await expect(waits).toHaveCount(0);
      await enter(class_name);
      await page.goto(`/applicants/applicants-lists?enrolment=${enrolment_id}`);
      const bench = page.getByRole('region', { name: t('review.bench') });
      await expect(bench.getByRole('link', { name: '电话核实' })).toBeVisible();
      await isCleanInBothLooks(page, 'a candidate with a note on them');
      await bench.getByRole('button', { name: t('notes.on_this_new') }).click();
      await expect(page).toHaveURL(/\/notes\/index\?note=\d+/);
      await expect(noteTitle(page)).toHaveValue('');
      await expect(ofCandidate).toHaveValue(new RegExp(`^${enrol_no}`));
    });
  });
}

test('a note hides its subject once its writer has lost the class, and can still be written', {
  tag: '@full',
}, async ({ page, request, office, product, press }) => {
  const { class_id, class_name, master } = await openWork(office, product.url, request);
  await signedIn(page, master.username, master.password);
  await page.goto('/notes/index');
  await press('notes.create');
  const ofClass = page.getByLabel(t('notes.about_class'));
  await ofClass.fill(class_name);
  await page.getByRole('option', { name: class_name }).click();
  await isSaved(page);
  await assign(office, master.user_id, []);
  await page.reload();
  await expect(ofClass).toHaveValue('');
  await noteTitle(page).fill('以后再说');
  await isSaved(page);
  await isCleanInBothLooks(page, 'a note about what is not seen');
  await assign(office, master.user_id, [class_id]);
  await page.reload();
  await expect(noteTitle(page)).toHaveValue('以后再说');
  await expect(ofClass).toHaveValue(class_name);
});
