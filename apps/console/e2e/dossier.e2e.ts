import { readFileSync } from 'node:fs';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { openClassDetails } from './open-class-details.js';
import { signedIn } from './signed-in.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the dossier of a class is made, lists its gaps, is saved, and is outdated after a change', async ({
      page,
      office,
      openApproved,
      openAs,
    }) => {
      const { class_id, class_name } = await openApproved({ fee_cents: 0 });
      await openAs('admin', '/class/lists');
      const drawer = await openClassDetails(page, class_name);
      await expect(drawer.getByRole('heading', { name: t('class.form.dossier.title') })).toBeVisible();
      const start = drawer.getByRole('button', { name: t('class.form.dossier.start') });
      await start.click();
      const ask = page.getByRole('dialog', { name: t('class.form.dossier.start') });
      const give = ask.getByRole('button', { name: t('class.form.dossier.start') });
      await give.click();
      const purpose = ask.getByLabel(t('class.form.dossier.purpose'));
      await expect(purpose).toHaveAccessibleDescription(/必填/);
      await isCleanInBothLooks(page, 'a dossier without its purpose');
      await purpose.fill('班次归档');
      await give.click();
      await expect(ask).toHaveCount(0);

      const save = drawer.getByRole('button', { name: t('class.form.dossier.save') });
      await expect(save).toBeVisible();
      await expect(drawer.getByText(t('class.form.dossier.missing'), { exact: true })).toBeVisible();
      await expect(drawer.getByText(t('class.form.dossier.gap.ticket', { count: 1 }))).toBeVisible();
      await isCleanInBothLooks(page, 'a dossier that is made');
      const { dossier } = await office.call('class/fetchDossier', { class_id });
      const shown = dossier.sha256.replace(/.{8}(?!$)/g, '$& ');
      await expect(drawer.getByText(shown)).toBeVisible();
      const saving = page.waitForEvent('download');
      await save.click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toMatch(/^dossier-.+\.zip$/);
      const bytes = readFileSync(await saved.path());
      expect(bytes.toString('latin1', 0, 2)).toBe('PK');
      for (const path of ['SHA256SUMS', 'index.pdf', 'missing.pdf', '2-candidates/candidates.xlsx']) {
        expect(bytes.includes(path)).toBe(true);
      }

      await office.call('class/setClassStatus', { class_id, event: 'pause' });
      const again = await openClassDetails(page, class_name);
      await expect(again.getByText(t('class.form.dossier.outdated'))).toBeVisible();
      await isClean(page, 'a dossier that is outdated');
    });
  });
}

test('a unit that only takes part in a class has no dossier of it', async ({
  page,
  office,
  product,
  openApproved,
}) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
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
  await expect(drawer.getByRole('heading', { name: t('class.form.stage.title') })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: t('class.form.dossier.title') })).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: t('class.form.stage.move') })).toHaveCount(0);
});
