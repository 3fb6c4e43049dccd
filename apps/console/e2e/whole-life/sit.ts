import { runStatements } from '@skillcert/e2e/server-side.js';
import type { Product } from '@skillcert/e2e/start-product.js';
import { count, says, scan } from '../at-the-door.js';
import { expect, t } from '../staff-page.js';
import type { Desk } from './people.js';

/** The day of the exam comes, which lies weeks ahead in the form. */
export const examDayComes = (product: Pick<Product, 'data_dir'>, class_name: string) =>
  runStatements(
    product,
    `update exam_sitting s set starts_at = now() + (s.starts_at - c.exam_at), ends_at = now() + (s.ends_at - c.exam_at)
    from class c where c.class_id = s.class_id and c.class_name = '${class_name}'`,
    `update class set exam_at = now() where class_name = '${class_name}'`,
  );

/** All expected candidates come to the door, and are admitted by enrolment number. */
export const checkIn = async ({ page, openIn }: Desk, class_name: string, numbers: readonly string[]) => {
  await openIn(class_name, '/report/lists');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.report'));
  await expect(count(page, 'expected')).toContainText(String(numbers.length));
  for (const [before, enrol_no] of numbers.entries()) {
    await scan(page, enrol_no);
    await expect(says(page, 'check_in.result.admitted')).toBeVisible();
    await expect(count(page, 'admitted')).toContainText(String(before + 1));
  }
  await expect(count(page, 'waiting')).toContainText('0');
};
