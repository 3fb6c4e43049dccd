import type { FieldProblem } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { refuseFields } from '../../platform/http/errors/refuse.js';
import type { AccountChanges } from './check-account-fields.js';

type Field = keyof AccountChanges;
type UnitField = keyof NonNullable<AccountChanges['unit']>;

interface Writable {
  readonly fields: readonly Field[] | 'all';
  readonly unit: readonly UnitField[] | 'all';
}

const contact: readonly UnitField[] = ['pi_name', 'pi_phone', 'pi_email', 'pi_qr'];

/**
 * The account that is changed: the session's own, alone or with the unit that it speaks for, or one that it
 * administers.
 */
export type Standing = 'own' | 'own_with_unit' | 'administered';

const writable = ({ roles }: Pick<StaffSession, 'roles'>, standing: Standing): Writable => {
  if (standing === 'own_with_unit')
    return { fields: ['name', 'introduction', 'email', 'unit'], unit: contact };
  if (standing === 'own') return { fields: ['name', 'introduction', 'email'], unit: [] };
  if (roles.includes('admin') || roles.includes('zky-admin')) return { fields: 'all', unit: 'all' };
  return {
    fields: ['name', 'introduction', 'email', 'phone', 'roles', 'entry', 'editor_deadline'],
    unit: [],
  };
};

const beyond = (sent: readonly string[], allowed: readonly string[] | 'all') =>
  allowed === 'all' ? [] : sent.filter((field) => !allowed.includes(field));

/**
 * Refuses fields that the session may not write.
 * @throws a Refusal naming them; which ones it may write is no secret
 */
export const refuseForeignFields = (
  caller: Pick<StaffSession, 'roles'>,
  changes: AccountChanges,
  standing: Standing,
): void => {
  const { fields, unit } = writable(caller, standing);
  const refused = [
    ...beyond(Object.keys(changes), fields),
    ...beyond(Object.keys(changes.unit ?? {}), unit).map((field) => `unit.${field}`),
  ];
  const problems = refused.map((field): [string, FieldProblem] => [field, 'invalid']);
  if (problems.length > 0) throw refuseFields(Object.fromEntries(problems));
};
