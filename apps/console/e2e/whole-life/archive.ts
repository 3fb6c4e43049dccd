import type { ClassEvent } from '@skillcert/core';
import { expect, t } from '../staff-page.js';
import type { Desk } from './people.js';

const life: readonly (ClassEvent | 'create' | 'gathering' | 'ask_step')[] = [
  ...(['create', 'submit', 'approve', 'gathering', 'open', 'close'] as const),
  ...(['publish_arrangement', 'start_exam', 'ask_step', 'end_exam'] as const),
  ...(['freeze_scores', 'ask_step', 'publicity_end', 'all_certified', 'seal_dossier'] as const),
];

/** Opens the details of a class beside the list. */
const openDetails = async ({ page, openList }: Desk, class_name: string) => {
  await openList(class_name);
  await page
    .getByRole('button', { name: new RegExp(`^${class_name}`) })
    .first()
    .click();
  return page.getByRole('dialog', { name: class_name });
};

/** Has the dossier of a class made, and saves it. */
export const makeDossier = async (desk: Desk, class_name: string) => {
  const { page } = desk;
  const drawer = await openDetails(desk, class_name);
  await drawer.getByRole('button', { name: t('class.form.dossier.start') }).click();
  const ask = page.getByRole('dialog', { name: t('class.form.dossier.start') });
  await ask.getByLabel(t('class.form.dossier.purpose')).fill('班次归档');
  await ask.getByRole('button', { name: t('class.form.dossier.start') }).click();
  const saving = page.waitForEvent('download');
  await drawer.getByRole('button', { name: t('class.form.dossier.save') }).click();
  expect((await saving).suggestedFilename()).toMatch(/^dossier-.+\.zip$/);
};

/** A class that is archived keeps the dossier that it was sealed with, and shows its hash. */
export const isSealed = async (desk: Desk, class_name: string, sha256: string) => {
  const drawer = await openDetails(desk, class_name);
  await expect(drawer.getByText(/^已于 .+ 归档，档案校验值$/)).toBeVisible();
  await expect(drawer.getByText(sha256.replace(/.{8}(?!$)/g, '$& ')).first()).toBeVisible();
};

/** The history of a class shows its life, the newest first. */
export const tellsItsLife = async (desk: Desk, class_name: string) => {
  const drawer = await openDetails(desk, class_name);
  const steps = drawer.getByRole('list').last().getByRole('listitem');
  await expect(steps).toContainText(life.toReversed().map((event) => t(`class.form.history.${event}`)));
};
