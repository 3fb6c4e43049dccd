import type { OutputOf } from '@skillcert/api-client/contract';
import {
  acceptsCertificates,
  type CertificateKind,
  type CertificateStatus,
  type ExamRules,
  keepsCertificates,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { leftOutBy } from '../../../platform/http/errors/left-out-by.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { applyClassEvent } from '../../class/index.js';
import { type Hand, readHand } from '../../foundation/access/one-hand/read-hand.js';
import { isBarred } from '../../foundation/standing/is-eligible.js';
import { certificateEvent } from '../certificate-event.js';
import { nextCertificateStatus } from '../next-certificate-status.js';
import { hasUncertified } from './has-uncertified.js';
import { lockCertificates } from './lock-certificates.js';

interface Waiting {
  readonly certificate_id: number;
  readonly certificate_no: string;
  readonly name: string;
  readonly prepared_by: number;
  readonly replaces_id: number | null;
  readonly replaces_as: 'correct' | 'reissue' | null;
  readonly replaced: CertificateStatus | null;
  /** Whether its holder is no longer eligible. */
  readonly barred: boolean;
}

const readWaiting = async (
  tx: Transaction<Database>,
  { class_id, kind }: { readonly class_id: number; readonly kind: CertificateKind },
  ids: readonly number[] | undefined,
  exam: ExamRules,
): Promise<readonly Waiting[]> => {
  const wanted = ids ? sql`k.certificate_id = any(${[...ids]}::bigint[])` : sql`true`;
  const { rows } = await sql<Waiting>`
    select k.certificate_id, k.certificate_no, k.name, k.prepared_by, k.replaces_id, k.replaces_as, o.status as replaced, ${isBarred(exam)} as barred
    from certificate k
    join class c on c.class_id = k.class_id
    left join enrolment e on e.class_id = k.class_id and e.enrolment_id = k.enrolment_id
    left join certificate o on o.class_id = k.class_id and o.certificate_id = k.replaces_id
    where k.class_id = ${class_id} and k.kind = ${kind} and k.status = 'numbered' and ${wanted}
    order by k.certificate_no`.execute(tx);
  return rows;
};

type Why = OutputOf<'certificate/issueCertificates'>['left_out'][number]['why'];

/** Why one is not issued by this person, or not any more. */
const whyNot = ({ barred, prepared_by, replaced }: Waiting, hand: Hand): Why | undefined => {
  if (barred) return 'not_eligible';
  if (hand.holds(prepared_by)) return 'another_person';
  return (replaced ?? 'valid') === 'valid' ? undefined : 'transition_refused';
};

const refusalFor = ({ why, prepared_by }: Waiting & { readonly why: Why }, hand: Hand): Refusal => {
  if (why === 'another_person') return hand.refusal(prepared_by);
  return why === 'not_eligible' ? new Refusal(why) : refuseTransition({ why: 'replaced_gone' });
};

interface Division {
  /** Whether the caller named the certificates: none of them may then be left out. */
  readonly isNamed: boolean;
  /** The language in which the caller reads why the others are left out. */
  readonly language: string;
}

/**
 * The certificates that this person issues, and those left out, each with what a call about it alone is refused for.
 * @throws a Refusal for the first that is left out, if all were named or there are no others
 */
const divide = (waiting: readonly Waiting[], hand: Hand, { isNamed, language }: Division) => {
  const verdicts = waiting.map((each) => ({ each, why: whyNot(each, hand) }));
  const issued = verdicts.flatMap(({ each, why }) => (why ? [] : each));
  const left = verdicts.flatMap(({ each, why }) => (why ? { ...each, why } : []));
  const [first] = left;
  if (first && (isNamed || issued.length === 0)) throw refusalFor(first, hand);
  const left_out = left.map((each) => ({
    certificate_id: each.certificate_id,
    certificate_no: each.certificate_no,
    name: each.name,
    ...leftOutBy(each.why, refusalFor(each, hand), language),
  }));
  return { issued, left_out };
};

export const issueCertificates = handle(
  'certificate/issueCertificates',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, kind } = input;
      const ids = input.certificate_ids && [...new Set(input.certificate_ids)];
      const { user_id, roles: actors } = caller;
      const now = services.now();
      const { status: class_status } = await lockCertificates(tx, class_id, (status) =>
        keepsCertificates(status, kind),
      );
      const waiting = await readWaiting(tx, input, ids, services.exam);
      if (waiting.length === 0 || (ids && waiting.length < ids.length))
        throw refuseTransition({ why: 'none_to_issue' });
      const hand = await readHand(tx, caller, now);
      const division = { isNamed: ids !== undefined, language: request.language };
      const { issued, left_out } = divide(waiting, hand, division);
      const by = { ...byStaff(caller, request), at: now };
      const events = issued.flatMap(({ certificate_id, replaces_id, replaces_as, replaced }) => {
        // Another person issues: certificates that this one prepared are left out.
        const given = ['successor', 'another_person'];
        const to = nextCertificateStatus({ state: 'numbered', event: 'issue', actors, given });
        const issue = certificateEvent(by, { certificate_id, event: 'issue', from: 'numbered', to });
        if (!replaces_id || !replaces_as || !replaced) return [issue];
        const over = nextCertificateStatus({ state: replaced, event: replaces_as, actors, given });
        return [
          certificateEvent(by, { certificate_id: replaces_id, event: replaces_as, from: replaced, to: over }),
          issue,
        ];
      });
      const replaced = issued.flatMap(({ replaces_id }) => replaces_id ?? []);
      // Before the others: a person has only one certificate that holds.
      if (replaced.length > 0)
        await tx
          .updateTable('certificate')
          .set({ status: 'superseded', live_id: null, updated_at: now })
          .where('class_id', '=', class_id)
          .where('certificate_id', 'in', replaced)
          .execute();
      await sql`
        update certificate set status = 'valid', live_id = coalesce(enrolment_id, user_id), open_id = null,
          issued_by = ${user_id}, issued_at = ${now}, updated_at = ${now}
        where class_id = ${class_id}
          and certificate_id = any(${issued.map(({ certificate_id }) => certificate_id)}::bigint[])`.execute(
        tx,
      );
      await appendAudit(tx, class_id, events);
      // A class waits for its candidates alone.
      const mayBeLast = kind === 'candidate' && acceptsCertificates(class_status, kind);
      if (!mayBeLast || (await hasUncertified(tx, class_id, services)))
        return { issued: issued.length, left_out, status: class_status };
      const last = { class_id, event: 'all_certified' } as const;
      const { status } = await applyClassEvent(tx, { caller, services, request }, last);
      return { issued: issued.length, left_out, status };
    }),
);
