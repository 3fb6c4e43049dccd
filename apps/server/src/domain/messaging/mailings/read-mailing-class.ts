import { formatDateTime, lastMoment } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import type { ClassValues } from './group-text.js';

interface ClassRow {
  readonly unit_id: number;
  readonly fee_cents: number;
  readonly class_name: string;
  readonly venue: string;
  readonly exam_at: Date | null;
  readonly pay_until: Date | null;
}

/** The facts of a class in a message, and the owner of the quota. */
export interface MailingClass {
  /** 0: the platform’s. */
  readonly unit_id: number;
  readonly fee_cents: number;
  /** Only values that the class has set. */
  readonly values: ClassValues;
}

/** @throws a Refusal `not_found` for a class that does not exist */
export const readMailingClass = async (
  db: Kysely<Database>,
  { programme: { time_zone: timeZone } }: Pick<Services, 'programme'>,
  class_id: number,
): Promise<MailingClass> => {
  const { rows } = await sql<ClassRow>`
    select coalesce(c.unit_id, 0) as unit_id, coalesce(c.fee_cents, 0) as fee_cents, c.class_name, c.venue, c.exam_at, g.pay_until
    from class c left join gathering g on g.class_id = c.class_id
    where c.class_id = ${class_id}`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  const { unit_id, fee_cents, class_name, venue } = found;
  const minute = (moment: Date | number | null) =>
    formatDateTime(moment, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone });
  const said = {
    class_name,
    venue,
    exam_at: minute(found.exam_at),
    pay_until: minute(lastMoment(found.pay_until, timeZone)),
  };
  return {
    unit_id,
    fee_cents,
    values: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')),
  };
};
