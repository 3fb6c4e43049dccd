import type { ClassRecord } from '@skillcert/api-client/contract';
import { Refusal } from '../../../platform/http/errors/refuse.js';

/**
 * Refuses a class without a contact whom candidates could call.
 * @throws a Refusal `contact_missing`
 */
export const refuseContactless = ({ contacts }: Pick<ClassRecord, 'contacts'>): void => {
  if (contacts.length === 0) throw new Refusal('contact_missing');
};
