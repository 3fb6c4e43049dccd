import { contract, type InputOf } from '@skillcert/api-client/contract';
import {
  acceptsScores,
  type ClassStatus,
  certificateKinds,
  classAccepts,
  keepsCertificates,
  movesOnDay,
  type ScoreStatus,
  waitingStates,
} from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { callScope } from '../../../platform/http/guards/class-scope.js';
import { fixed } from '../../../platform/store/fixed.js';
import { isOneOf } from '../../../platform/store/read-page.js';
import { lacksPayee } from '../../foundation/standing/lacks-payee.js';
import { statesWhere } from '../../foundation/standing/states-where.js';
import type { DueKind } from './due-classes.js';
import type { WaitingKind } from './waiting-work.js';

type Waiting = NonNullable<InputOf<'class/fetchClassLists'>['waiting']>;

/**
 * Work of the desks that count the money of a class, move its seats on the day, enter its scores, issue its
 * certificates, release its messages and pay for them.
 */
export type DeskKind = Exclude<Waiting, WaitingKind | 'ending_soon' | DueKind>;

/** Joins `class k` to `w`, in a state that allows the work. */
const classWhere = (allows: (status: ClassStatus) => boolean) =>
  sql`class k on k.class_id = w.class_id and ${isOneOf('k.status', statesWhere(allows))}`;

/** Whether certificates of some kind are issued while a class is in this state. */
const issues = (status: ClassStatus) => certificateKinds.some((kind) => keepsCertificates(status, kind));

/** Joins `enrolment e` to `w`. Nobody has to act on the scores of an enrolment that is no longer approved. */
const examined = sql`enrolment e on e.class_id = w.class_id and e.enrolment_id = w.enrolment_id and e.status = 'approved'`;

// These statuses, and those of core, are those of the partial indexes (0057-waiting-work.sql).
const toAgree: readonly ScoreStatus[] = ['entered_once', 'conflict'];

/** The states of a class that sends messages to its candidates. */
const running: readonly ClassStatus[] = [
  'enrolling',
  'paused',
  'closed',
  'arranged',
  'examining',
  'scoring',
  'publicity',
  'certifying',
];

// Every list of classes uses all of these conditions.
const states = {
  payment: fixed(isOneOf('w.status', waitingStates.payment)),
  refund: fixed(isOneOf('w.status', waitingStates.refund)),
  invoice: fixed(isOneOf('w.status', waitingStates.invoice)),
  toAgree: fixed(isOneOf('w.status', toAgree)),
  running: fixed(isOneOf('w.status', running)),
};
const classes = {
  scoring: fixed(classWhere(acceptsScores)),
  amending: fixed(classWhere((status) => classAccepts('amendment', status))),
  issuing: fixed(classWhere(issues)),
  moving: fixed(classWhere(movesOnDay)),
};

/**
 * The access of the call that does each kind of work, and the waiting rows as `w`. Rows that only another person may
 * continue are left out.
 */
const work = {
  steps: {
    access: contract['class/setClassStatus'].access,
    // A class that lacks a payee cannot open. It waits for those who may open it.
    from: (me) => sql`(
        select s.class_id from class_step s join class k on k.class_id = s.class_id and k.status = s.from_status
        where s.asked_by <> ${me}
        union all
        select k.class_id from class k where k.status = 'approved' and ${lacksPayee('k')}) as w
      where true`,
  },
  payments: {
    access: contract['payment/checkPayment'].access,
    from: (me) => sql`payment w
      where ${states.payment} and w.declared_by is distinct from ${me}`,
  },
  refunds: {
    access: contract['class/drawOk'].access,
    from: (me) => sql`refund w
      where ${states.refund} and w.requested_by is distinct from ${me}
        and (w.status <> 'approved' or w.first_by <> ${me})`,
  },
  invoices: {
    access: contract['payment/issueInvoice'].access,
    from: (me) => sql`invoice w
      where ${states.invoice} and (w.status <> 'red_requested' or w.red_by <> ${me})`,
  },
  day_moves: {
    access: contract['ticket/decideDayMove'].access,
    from: (me) => sql`day_move w join ${classes.moving} where w.asked_by <> ${me}`,
  },
  scores: {
    access: contract['score/saveScores'].access,
    from: (me) => sql`(
        select w.class_id from score w join ${classes.scoring} join ${examined}
        where ${states.toAgree} and w.first_by <> ${me} and w.second_by is distinct from ${me}
        union all
        select w.class_id from score_amendment w join ${classes.amending}
        where w.status = 'proposed' and w.proposed_by <> ${me}) as w
      where true`,
  },
  rechecks: {
    access: contract['score/decideRecheck'].access,
    from: () => sql`score_recheck w join ${classes.amending} where w.status = 'requested'`,
  },
  certificates: {
    access: contract['certificate/issueCertificates'].access,
    from: (me) => sql`certificate w join ${classes.issuing}
      where w.status = 'numbered' and w.prepared_by <> ${me} and 'valid' = coalesce((select p.status from certificate p
        where p.class_id = w.class_id and p.certificate_id = w.replaces_id), 'valid')`,
  },
  mailings: {
    access: contract['sms/decideMailing'].access,
    from: (me) => sql`mailing w where w.status = 'held' and w.asked_by <> ${me}`,
  },
  // An institution that never bought credit has no account, and is not reminded.
  credit: {
    access: contract['sms/startTopUp'].access,
    from: () => sql`class w join sms_account a on a.unit_id = w.unit_id and a.balance_cents < a.alarm_cents
      where ${states.running}`,
  },
} as const satisfies Record<
  DeskKind,
  { access: Parameters<typeof callScope>[1]; from: (me: RawBuilder<number>) => RawBuilder<unknown> }
>;

/** Whether the work belongs to one of these desks. */
export const isDeskKind = (kind: Waiting): kind is DeskKind => kind in work;

/** The class of each piece of work that waits for the session, or null if the session never does this kind of work. */
export const deskWork = (
  caller: Pick<StaffSession, 'roles' | 'permission_classes' | 'user_id'>,
  kind: DeskKind,
): RawBuilder<unknown> | null => {
  const { access, from } = work[kind];
  const scope = callScope(caller, access, 'w.class_id');
  return scope && sql`select w.class_id from ${from(sql<number>`${caller.user_id}::bigint`)} and ${scope}`;
};
