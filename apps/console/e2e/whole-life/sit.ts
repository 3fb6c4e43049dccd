import { count, says, scan } from '../at-the-door.js';
import { expect, t } from '../staff-page.js';
import type { Desk } from './people.js';

/** Everybody who is expected comes to the door, and is let in by the number of their enrolment. */
export const checkIn = async ({ page, openIn }: Desk, class_name: string, numbers: readonly string[]) => {
  await openIn(class_name, '/report/lists');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.report'));
  await expect(count(page, 'expected')).toContainText(String(numbers.length));
  for (const [before, enrol_no] of numbers.entries()) {
    await scan(page, enrol_no);
    await expect(says(page, 'report.result.admitted')).toBeVisible();
    await expect(count(page, 'admitted')).toContainText(String(before + 1));
  }
  await expect(count(page, 'waiting')).toContainText('0');
};
