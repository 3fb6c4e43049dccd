import { type AdmissionRules, formatSerial, type Programme } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit, type ChainHead } from '../../../platform/audit/append-audit.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { dayOf } from '../../../platform/store/sql/day-of.js';
import { putOnWaitingList, type WaitingEnrolment } from '../waiting/put-on-waiting-list.js';
import { decideRequests, firstAnswer, type Verdict } from './decide-requests.js';
import type { EnrolAnswer, EnrolRequest } from './enrol-request.js';
import * as enrolSql from './enrol-sql.js';
import { type Writing, writeEnrolments, writeWithCommit } from './write-enrolments.js';

/** The statements of the desk. A test replaces them to show what happens without a guard. */
export type SeatSql = typeof enrolSql;

interface SeatBatchOptions {
  readonly programme: Pick<Programme, 'numbers' | 'time_zone'>;
  readonly admission: AdmissionRules;
  readonly sms: Services['sms'];
  readonly now: () => Date;
  readonly statements?: SeatSql;
  /** Called once the class is locked. Requests that ask for the lock from now on come after this batch. */
  readonly held?: () => void;
  /**
   * Whether all rows are expected to be inserted, as they nearly always are. They are then sent together with the
   * commit, which fails (23505) if a row conflicts.
   */
  readonly strict?: boolean;
}

/** The places that each unit has left after those seated in this batch. */
const placesLeft = (
  units: readonly enrolSql.SeatedUnit[],
  seated: readonly enrolSql.NewEnrolment[],
): ReadonlyMap<number, number> =>
  new Map(
    units.map(({ unit_id, left }) => [
      unit_id,
      left - seated.filter((row) => row.unit_id === unit_id).length,
    ]),
  );

const isRow = (verdict: Verdict): verdict is enrolSql.NewEnrolment => 'idem_key' in verdict;

const waits = (row: Verdict): row is WaitingEnrolment => 'queue_no' in row;

const messageOf = (row: enrolSql.NewEnrolment, class_name: string) => {
  const params = { class_name, enrol_no: row.enrol_no };
  if (!row.moved) return { template: waits(row) ? 'waiting' : 'enrolled', params } as const;
  const { from_class } = row.moved;
  return {
    template: 'moved',
    params: { ...params, from_class, status: waits(row) ? 'waiting' : 'submitted' },
  } as const;
};

const actionOf = (row: enrolSql.NewEnrolment) => {
  if (row.moved) return 'arrive';
  return waits(row) ? 'wait' : 'enrol';
};

/** Queues a message to each candidate who got a seat or waits, and writes the audit records of the class. */
const record = async (
  tx: Transaction<Database>,
  class_id: number,
  class_name: string,
  rows: readonly enrolSql.NewEnrolment[],
  {
    sms,
    at,
    head,
  }: { readonly sms: Services['sms']; readonly at: Date; readonly head: ChainHead | undefined },
): Promise<void> => {
  await sms.queue(
    tx,
    ...rows.map((row) => ({
      ...messageOf(row, class_name),
      phone: row.phone,
      phone_enc: row.phone_enc,
      language: row.language,
      class_id,
    })),
  );
  await appendAudit(
    tx,
    class_id,
    rows.map((row) => ({
      at,
      actor_role: 'candidate',
      ...(row.entered ?? row.moved)?.by,
      address: row.address,
      action: actionOf(row),
      object_type: 'enrolment',
      object_id: row.enrolment_id,
      to_state: waits(row) ? 'waiting' : 'submitted',
      reason: row.moved ? `${row.moved.from_class} · ${row.moved.reason}` : null,
      detail: { enrol_no: row.enrol_no, ...(row.entered?.import_id && { import_id: row.entered.import_id }) },
      request_id: row.request_id,
    })),
    head,
  );
};

/**
 * Writes the rows with a seat, then those without one, and puts the latter on the waiting list.
 * @returns the ids of the rows that are written
 */
const writeAll = async (
  tx: Transaction<Database>,
  to: Writing,
  rows: readonly enrolSql.NewEnrolment[],
  { strict = false }: Pick<SeatBatchOptions, 'strict'>,
): Promise<ReadonlySet<number>> => {
  const late = rows.filter(waits);
  if (late.length === 0 && strict) {
    await writeWithCommit(tx, to, rows);
    return new Set(rows.map(({ enrolment_id }) => enrolment_id));
  }
  const inTime = rows.filter((row) => !waits(row));
  const seated = inTime.length > 0 ? await writeEnrolments(tx, to, inTime, { seats: true }) : [];
  if (late.length === 0) return new Set(seated);
  const listed = await writeEnrolments(tx, to, late, { seats: false });
  await putOnWaitingList(
    tx,
    to.class_id,
    late.filter(({ enrolment_id }) => listed.has(enrolment_id)),
  );
  return new Set([...seated, ...listed]);
};

/**
 * Gives out the seats of one class to a batch of requests, in one transaction that locks the class row.
 * @returns an answer or a refusal for each request, in order; send them only after the commit
 */
export const seatBatch = async (
  tx: Transaction<Database>,
  class_id: number,
  requests: readonly EnrolRequest[],
  options: SeatBatchOptions,
): Promise<readonly (EnrolAnswer | Refusal)[]> => {
  const statements = options.statements ?? enrolSql;
  const { locked, units, ownFiles, head, ...first } = await statements.lockAndRead(tx, class_id, requests);
  if (!locked) return requests.map(() => new Refusal('not_found'));
  options.held?.();
  const now = options.now();
  const { admission, programme, sms } = options;
  const today = dayOf(now, programme);
  const enrolNo = (class_code: string, serial: number) =>
    formatSerial(programme.numbers.enrolment, { class_code, serial });
  const to = { class_id, fee_cents: locked.fee_cents, now };
  const told: enrolSql.NewEnrolment[] = [];
  let { known } = first;
  let used = 0;
  for (;;) {
    const seated = told.filter((row) => !waits(row));
    const { taken, enrol_serial } = locked;
    const seatedClass = { ...locked, taken: taken + seated.length, enrol_serial: enrol_serial + used };
    const unitsLeft = placesLeft(locked.class_type === 1 ? units : [], seated);
    const facts = {
      class_id,
      seatedClass,
      unitsLeft,
      known,
      ownFiles,
      now,
      newId,
      enrolNo,
      admission,
      today,
    };
    const verdicts = decideRequests(requests, facts);
    const rows = verdicts.filter(isRow);
    const written = rows.length > 0 ? await writeAll(tx, to, rows, options) : new Set<number>();
    told.push(...rows.filter((row) => written.has(row.enrolment_id)));
    used += rows.length;
    // A row is not inserted if a change of identity was committed meanwhile. Read that change and decide again.
    if (written.size < rows.length) {
      known = await statements.findKnown(tx, class_id, requests);
      continue;
    }
    if (told.length > 0)
      await record(tx, class_id, locked.class_name, told, { sms, at: options.now(), head });
    return verdicts.map((verdict) =>
      isRow(verdict) ? firstAnswer(class_id, { ...verdict, waited: waits(verdict) }) : verdict,
    );
  }
};
