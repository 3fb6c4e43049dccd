import { enrolOnPhone } from '../enrol-on-phone.js';
import { expect, t } from '../staff-page.js';
import type { Candidate, Desk } from './people.js';

/** A candidate enrols from the list of open classes. @returns the number of the enrolment */
export const enrol = ({ page, person }: Candidate, class_name: string) =>
  enrolOnPhone(page, 'zh', class_name, person);

/** A clerk claims the candidate who has waited longest and approves all of them, one leading to the next. */
export const review = async (
  { page, openIn }: Desk,
  class_name: string,
  candidates: readonly [Candidate, ...Candidate[]],
) => {
  await openIn(class_name);
  const [{ name: longest }] = candidates;
  await page.getByRole('button', { name: t('candidates.review_named', { name: longest }) }).click();
  const bench = page.getByRole('region', { name: t('review.bench') });
  await bench.getByRole('button', { name: t('review.event.claim') }).click();
  for (const { name } of candidates) {
    await expect(bench.getByRole('heading', { level: 2, name: t('review.title', { name }) })).toBeVisible();
    await bench.getByRole('button', { name: t('review.event.approve'), exact: true }).click();
  }
  await expect(bench.getByText(t('review.status.approved')).first()).toBeVisible();
};
