import type { UnitCategories } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { AccountChanges } from '../check-account-fields.js';
import { readCreditCode } from './read-credit-code.js';
import { replacePicture } from './unit-picture.js';

type UnitChanges = NonNullable<AccountChanges['unit']>;

/** The columns that were sent, with the credit code in its one spelling. */
const columns = ({ com_code, ...rest }: UnitChanges) => ({
  ...rest,
  ...(com_code !== undefined && { com_code: readCreditCode(com_code) }),
});

/** Refuses a legal form that does not belong to the kind of organisation. */
const refuseMisfit = (
  { com_type_categories }: UnitCategories,
  {
    organization_category,
    com_type_category,
  }: Pick<UnitChanges, 'organization_category' | 'com_type_category'>,
) => {
  const form = com_type_categories.find(({ id }) => id === com_type_category);
  const fits = !com_type_category || form?.organization_category === organization_category;
  if (!fits) throw refuseFields({ 'unit.com_type_category': 'not_offered' });
};

/** Refuses a credit code that another unit has. Of two simultaneous claims, the second violates the unique key. */
const refuseTaken = async (tx: Transaction<Database>, typed: string | undefined, unit_id: number) => {
  const com_code = readCreditCode(typed ?? '');
  if (com_code === null) return;
  const other = await tx
    .selectFrom('unit')
    .select('unit_id')
    .where('com_code', '=', com_code)
    .where('unit_id', '<>', unit_id)
    .executeTakeFirst();
  if (other) throw refuseFields({ 'unit.com_code': 'taken' });
};

/** Writes a new unit. @throws a Refusal of its credit code or its categories */
export const insertUnit = async (
  tx: Transaction<Database>,
  categories: UnitCategories,
  unit: UnitChanges & { com_name: string },
): Promise<number> => {
  refuseMisfit(categories, unit);
  await refuseTaken(tx, unit.com_code, 0);
  const { unit_id } = await tx
    .insertInto('unit')
    .values({ ...columns(unit), com_name: unit.com_name })
    .returning('unit_id')
    .executeTakeFirstOrThrow();
  return unit_id;
};

/**
 * Changes the fields of a unit that were sent.
 * @throws a Refusal of its credit code or its categories
 */
export const changeUnit = async (
  tx: Transaction<Database>,
  categories: UnitCategories,
  unit_id: number,
  unit: UnitChanges,
): Promise<void> => {
  if (Object.keys(unit).length === 0) return;
  const before = await tx
    .selectFrom('unit')
    .select(['organization_category', 'com_type_category', 'pi_qr'])
    .where('unit_id', '=', unit_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  refuseMisfit(categories, { ...before, ...unit });
  await refuseTaken(tx, unit.com_code, unit_id);
  // Another address, or none, replaces a picture that is stored here.
  if (unit.pi_qr !== undefined && unit.pi_qr !== before.pi_qr) {
    await replacePicture(tx, unit_id, { pi_qr: unit.pi_qr, file_id: null });
  }
  await tx.updateTable('unit').set(columns(unit)).where('unit_id', '=', unit_id).execute();
};
