import { holdExam, publishScores } from './exam-office.js';
import { type Office, openOffice } from './office.js';

type Account = Parameters<typeof openOffice>[1];

/** A platform account that is neither the administrator nor the first of its staff. */
export const third = { username: 'zkyadmin02', password: 'zkyadmin02-demo' };

interface Offices {
  readonly office: Office;
  readonly product: { readonly url: string };
  readonly accountFor: (role: string) => Account;
}

/**
 * Holds the exam of a class, in which everybody passes, and ends the publicity: certificates are numbered from then
 * on.
 * @returns the two accounts that entered and published scores beside the administrator, to be closed
 */
export const certify = async (
  { office, product, accountFor }: Offices,
  { class_id, class_name }: { readonly class_id: number; readonly class_name: string },
): Promise<readonly [Office, Office]> => {
  await holdExam(office, class_id, class_name);
  const others = [
    await openOffice(product.url, accountFor('zky-admin')),
    await openOffice(product.url, third),
  ] as const;
  await publishScores([office, ...others], class_id, 80);
  await others[1].moveByTwo(class_id, 'publicity_end');
  return others;
};
