import type { ClassEvent } from '@skillcert/core';
import { expect, t } from '../staff-page.js';
import type { Desk } from './people.js';

const life: readonly (ClassEvent | 'create' | 'gathering')[] = [
  ...(['create', 'submit', 'approve', 'open', 'gathering', 'close'] as const),
  ...(['publish_arrangement', 'start_exam', 'end_exam', 'freeze_scores'] as const),
  ...(['publicity_end', 'all_certified', 'seal_dossier'] as const),
];

/** The history of a class tells its life, the newest first. */
export const tellsItsLife = async ({ page, openList }: Desk, class_name: string) => {
  await openList(class_name);
  await page
    .getByRole('button', { name: new RegExp(`^${class_name}`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: class_name });
  const steps = drawer.getByRole('list').last().getByRole('listitem');
  await expect(steps).toContainText(life.toReversed().map((event) => t(`class.form.history.${event}`)));
};
