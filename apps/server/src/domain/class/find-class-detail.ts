import { contract, type OutputOf } from '@skillcert/api-client/contract';
import { canUseClass } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { callScope, classScope } from '../../platform/http/guards/class-scope.js';
import type { Database } from '../../platform/store/database.js';
import { isOneOf } from '../../platform/store/read-page.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';
import { refundableStates } from '../foundation/standing/refundable-states.js';
import { classRecordColumns } from './class-record-columns.js';
import { askedStep } from './steps/asked-step.js';

type Detail = Omit<OutputOf<'class/fetchClassById'>, 'timeline'>;

/**
 * Whether the session sees the attached files of a class. Only those who run the class do, as in the call that returns
 * a file.
 */
const seesFiles = ({ roles, permission_classes }: StaffSession, class_id: number) =>
  canUseClass(
    roles.filter((role) => role !== 'editor' && role !== 'company'),
    permission_classes,
    {},
    class_id,
  );

/** The payments that a cancellation would refund, including refunds that are requested and not paid out yet. */
const paid = (caller: StaffSession) => sql`(
    select json_build_object('enrolments', count(distinct p.enrolment_id)::int4,
      'amount_cents', coalesce(sum(p.amount_cents - p.refunded_cents), 0))
    from payment p
    where p.class_id = c.class_id and ${isOneOf('p.status', refundableStates)} and p.amount_cents > p.refunded_cents
    having ${callScope(caller, contract['class/drawOk'].access, 'c.class_id') ?? sql`false`})`;

/**
 * A class with its attached files.
 * @throws a Refusal `not_found` for a class that does not exist or that the session may not see
 */
export const findClassDetail = async (
  db: Kysely<Database>,
  caller: StaffSession,
  class_id: number,
): Promise<Detail> => {
  const { rows } = await sql<Detail>`
    select ${classRecordColumns(caller)}, c.waiting_list, c.waiting, ${paid(caller)} as paid,
      ${askedStep(sql<boolean>`s.asked_by = ${caller.user_id}`)} as asked, (
        select coalesce(json_agg(json_build_object('file_id', f.file_id, 'title', cf.title,
          'media_type', f.media_type, 'size', f.size, 'created_at', ${utcMoment('cf.created_at')})
          order by cf.created_at, f.file_id), '[]')
        from class_file cf join file f on f.file_id = cf.file_id
        where cf.class_id = c.class_id and ${seesFiles(caller, class_id)}
      ) as files
    from class c
    where c.class_id = ${class_id} and ${classScope(caller)}`.execute(db);
  const [record] = rows;
  if (!record) throw new Refusal('not_found');
  return record;
};
