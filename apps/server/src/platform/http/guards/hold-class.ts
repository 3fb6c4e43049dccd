import { type ClassStatus, type ClassWrite, classAccepts } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../store/database.js';
import { Refusal } from '../errors/refuse.js';

/**
 * How a class is held in its state until the transaction ends. Writers hold it beside each other, and lock its row by
 * nothing stronger than `for no key update`; what moves it on waits for all of them, and they for it. `not`: it is only
 * looked at.
 */
export type HowHeld = 'beside others' | 'alone' | 'not';

const locks: Readonly<Record<HowHeld, RawBuilder<unknown>>> = {
  'beside others': sql`for key share of c`,
  alone: sql`for update of c`,
  not: sql``,
};

/** Refuses because of the state of the class. */
export const refuseClass = (status: ClassStatus): Refusal =>
  new Refusal('class_state', { values: { status } });

/** @throws a Refusal `class_state` where the table says that a class in this state takes none of it */
export const refuseWrite = (write: ClassWrite, status: ClassStatus): void => {
  if (classAccepts(write, status)) return;
  // The plan changes again once the published seats are withdrawn: the refusal says that way.
  if (write === 'exam' && status === 'arranged') {
    throw new Refusal('class_state', { values: { status }, cause: { why: 'seats_published' } });
  }
  throw refuseClass(status);
};

/**
 * Holds a class, `c`, in its state, and asks the table of core whether it takes this kind of write. One that is not
 * there is the call's own to miss.
 * @throws a Refusal `class_state`
 */
export const holdClass = async (
  db: Kysely<Database>,
  write: ClassWrite,
  which: RawBuilder<boolean>,
  how: HowHeld,
): Promise<void> => {
  const { rows } = await sql<{ status: ClassStatus }>`
    select c.status from class c where ${which} ${locks[how]}`.execute(db);
  for (const { status } of rows) refuseWrite(write, status);
};
