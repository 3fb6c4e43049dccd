import type { ReviewStatus } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { candidateScope } from '../../class/class-scope.js';
import type { StaffSession } from '../../http/calls/caller.js';
import { type Call, handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { lockClass } from '../desk/enrol-sql.js';
import { offerPlaces } from '../waiting/offer-places.js';
import { hasRunOut, holdsClaim } from './claim.js';
import { carryOutReview } from './fire-review-event.js';

interface Named {
  readonly enrolment_id: number;
  readonly status: ReviewStatus;
  readonly reviewer_id: number | null;
  readonly claimed_until: Date | null;
}

/** The class row is held first, as by whoever frees a seat; then what is named, in one order: two desks wait for each other. */
const lockNamed = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  { class_id, enrolment_ids }: Call<'enrolment/refuseMany'>['input'],
): Promise<ReadonlyMap<number, Named>> => {
  await lockClass(tx, class_id);
  const { rows } = await sql<Named>`
    select e.enrolment_id, e.status, e.reviewer_id, e.claimed_until
    from enrolment e join class c on c.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = any(${enrolment_ids}::bigint[]) and ${candidateScope(caller)}
    order by e.enrolment_id for update of e`.execute(tx);
  return new Map(rows.map((row) => [row.enrolment_id, row]));
};

const refusable: readonly ReviewStatus[] = ['submitted', 'in_review', 'doubtful'];

/** Why one is not refused with the others: found before anything of it is written. */
const whyNot = (row: Named, caller: StaffSession, now: Date): 'claimed' | 'decided' | undefined => {
  if (!refusable.includes(row.status)) return 'decided';
  const isAnothers = row.status === 'in_review' && !holdsClaim(row, caller);
  return isAnothers && !hasRunOut(row, now) ? 'claimed' : undefined;
};

/** What leads to the refusal: who is in doubt, or claimed by the caller, is refused at once. */
const firingsOf = (
  row: Named,
  caller: StaffSession,
  { class_id, reason }: Call<'enrolment/refuseMany'>['input'],
) => {
  const about = { class_id, enrolment_id: row.enrolment_id };
  const refusing = { ...about, event: 'refuse' as const, reason };
  const isReady = row.status === 'doubtful' || holdsClaim(row, caller);
  return isReady ? [refusing] : [{ ...about, event: 'claim' as const }, refusing];
};

/** Refuses many for one reason, each as reviewEnrolment does, and offers the seats that come free once all are decided about. */
export const refuseMany = handle('enrolment/refuseMany', ({ input, caller, services, request }) => {
  const { class_id, enrolment_ids } = input;
  return services.store.withTx(async (tx) => {
    const named = await lockNamed(tx, caller, input);
    if (named.size === 0) throw new Refusal('not_found');
    const now = services.now();
    const verdicts = [...new Set(enrolment_ids)].map((enrolment_id) => {
      const row = named.get(enrolment_id);
      return { enrolment_id, row, why: row ? whyNot(row, caller, now) : ('not_found' as const) };
    });
    const firings = verdicts.flatMap(({ row, why }) => (row && !why ? firingsOf(row, caller, input) : []));
    const carriedOut: Awaited<ReturnType<typeof carryOutReview>>[] = [];
    for (const firing of firings) {
      carriedOut.push(await carryOutReview(tx, { input: firing, caller, services, request }));
    }
    await appendAudit(
      tx,
      class_id,
      carriedOut.flatMap(({ trail }) => trail),
    );
    if (carriedOut.some(({ offers }) => offers)) await offerPlaces(tx, services, class_id);
    return {
      refused: verdicts.flatMap(({ enrolment_id, why }) => (why ? [] : enrolment_id)),
      left_out: verdicts.flatMap(({ enrolment_id, why }) => (why ? { enrolment_id, why } : [])),
    };
  });
});
