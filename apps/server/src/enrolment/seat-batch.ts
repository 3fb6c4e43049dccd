import { formatSerial, type Programme } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../audit/append-audit.js';
import { Refusal } from '../http/refuse.js';
import type { SmsSender } from '../sms/sms-sender.js';
import type { Database } from '../store/database.js';
import { newId } from '../store/new-id.js';
import type { EnrolAnswer, EnrolRequest } from './enrol-request.js';
import * as enrolSql from './enrol-sql.js';
import { firstAnswer, settleRequests, type Verdict } from './settle-requests.js';

/** The statements of the desk, replaceable so that a test can show what happens without the guard. */
export type SeatSql = typeof enrolSql;

interface SeatBatchOptions {
  readonly programme: Pick<Programme, 'numbers'>;
  readonly sms: SmsSender;
  readonly now: () => Date;
  readonly statements?: SeatSql;
}

/** The places each unit has left once those seated in this batch are counted. */
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

/** Tells each candidate, and the class's history, of the seats given. */
const record = async (
  tx: Transaction<Database>,
  class_id: number,
  class_name: string,
  rows: readonly enrolSql.NewEnrolment[],
  { sms, now }: SeatBatchOptions,
): Promise<void> => {
  const at = now();
  await sms.queue(
    tx,
    ...rows.map(({ phone, language, enrol_no }) => ({
      template: 'enrolled' as const,
      phone,
      language,
      params: { class_name, enrol_no },
      class_id,
    })),
  );
  await appendAudit(
    tx,
    class_id,
    rows.map(({ enrolment_id, enrol_no, address, request_id }) => ({
      at,
      actor_role: 'candidate',
      address,
      action: 'enrol',
      object_type: 'enrolment',
      object_id: enrolment_id,
      to_state: 'submitted',
      detail: { enrol_no },
      request_id,
    })),
  );
};

/**
 * Gives the seats of one class to a batch of requests, in one transaction whose class row is locked.
 * @returns an answer or a refusal for each request, in order; to be told only after the transaction committed
 */
export const seatBatch = async (
  tx: Transaction<Database>,
  class_id: number,
  requests: readonly EnrolRequest[],
  options: SeatBatchOptions,
): Promise<readonly (EnrolAnswer | Refusal)[]> => {
  const statements = options.statements ?? enrolSql;
  const locked = await statements.lockClass(tx, class_id);
  if (!locked) return requests.map(() => new Refusal('not_found'));
  const units = locked.class_type === 1 ? await statements.findUnits(tx, class_id) : [];
  const ownPhotos = await statements.findOwnPhotos(tx, class_id, requests);
  const now = options.now();
  const enrolNo = (class_code: string, serial: number) =>
    formatSerial(options.programme.numbers.enrolment, { class_code, serial });
  const seated: enrolSql.NewEnrolment[] = [];
  let used = 0;
  for (;;) {
    const known = await statements.findKnown(tx, class_id, requests);
    const { taken, enrol_serial } = locked;
    const seatedClass = { ...locked, taken: taken + seated.length, enrol_serial: enrol_serial + used };
    const unitsLeft = placesLeft(units, seated);
    const facts = { class_id, seatedClass, unitsLeft, known, ownPhotos, now, newId, enrolNo };
    const verdicts = settleRequests(requests, facts);
    const rows = verdicts.filter(isRow);
    if (rows.length > 0) {
      const written = await statements.insertEnrolments(tx, class_id, locked.fee_cents, now, rows);
      const kept = rows.filter((row) => written.has(row.enrolment_id));
      await statements.takeSeats(tx, class_id, kept, rows.length);
      seated.push(...kept);
      used += rows.length;
      // A row that did not go in met a change of identity that was committed meanwhile: decide again, knowing it.
      if (written.size < rows.length) continue;
    }
    if (seated.length > 0) await record(tx, class_id, locked.class_name, seated, options);
    return verdicts.map((verdict) => (isRow(verdict) ? firstAnswer(class_id, verdict) : verdict));
  }
};
