import { newLetters } from '@skillcert/e2e/new-letters.js';
import { newStaff } from './new-staff.js';
import { type Office, openOffice } from './office.js';

/**
 * A recommending institution of a test's own, and a class of it that takes enrolments. It has never bought or sent
 * anything.
 */
export const openInstitution = async (office: Office, url: string, more: object = {}) => {
  const unit = { com_name: `端到端单位 ${newLetters()}` };
  const account = await newStaff(office, url, { roles: ['recommend'], unit, ...more });
  const own = await openOffice(url, account);
  const { class_id, class_name } = await own.draftClass();
  await own.close();
  office.takeOver(class_id);
  await office.openClass(class_id);
  return { ...account, ...unit, class_id, class_name };
};
