import { Refusal } from '../../platform/http/errors/refuse.js';
import type { LockedAccount } from './lock-account.js';

/**
 * Nobody gets into an administrator's account alone (ADR 0014).
 * @throws a Refusal `second_person_needed`
 */
export const refuseAlone = ({ roles }: Pick<LockedAccount, 'roles'>): void => {
  if (roles.includes('admin')) throw new Refusal('second_person_needed');
};
