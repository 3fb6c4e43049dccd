import { Refusal } from '../../platform/http/errors/refuse.js';
import type { LockedAccount } from './lock-account.js';

/**
 * Refuses to let one person alone get into an administrator's account (ADR 0014).
 * @throws a Refusal `second_person_needed`
 */
export const refuseAlone = ({ roles }: Pick<LockedAccount, 'roles'>): void => {
  if (roles.includes('admin')) throw new Refusal('second_person_needed');
};
