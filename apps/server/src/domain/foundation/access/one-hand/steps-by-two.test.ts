import { type CallName, contract } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../demo/seed-demo.js';
import { engines } from '../../../../testing/engines.js';
import { outcomeOf } from '../../../accounts/testing/outcome-of.js';
import { takeInHand } from '../../../accounts/testing/take-in-hand.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';

/**
 * Makes one row of the demo wait for a second person after this first one, and selects the input of the call that takes
 * the second step; `by` where the first one was somebody else and cannot be changed.
 */
type Waiting = (first: number) => RawBuilder<{ input: object; by?: number }>;

const refund: Waiting = (first) => sql`
  update refund r set first_by = ${first} from (
    select w.class_id, w.refund_id from refund w where w.status = 'approved' and not exists (
      select from invoice_line l where l.class_id = w.class_id and l.open_payment_id = w.payment_id) limit 1) as one
  where r.class_id = one.class_id and r.refund_id = one.refund_id
  returning json_build_object('class_id', r.class_id, 'refund_id', r.refund_id, 'event', 'second_approve') as input`;

const payment: Waiting = (first) => sql`
  update payment p set declared_by = ${first} where p.status = 'declared' and p.method = 'bank_transfer' and p.group_id is not null
  returning json_build_object('class_id', p.class_id, 'payment_id', p.payment_id, 'event', 'confirm') as input`;

const score =
  (status: string, by: string, input: RawBuilder<unknown>): Waiting =>
  (first) =>
    sql`
    update score s set ${sql.ref(by)} = ${first} from (
      select w.class_id, w.enrolment_id, w.subject from score w join class c on c.class_id = w.class_id
      where w.status = ${status} and c.status = 'scoring' limit 1) as one
    where s.class_id = one.class_id and s.enrolment_id = one.enrolment_id and s.subject = one.subject
    returning ${input} as input`;

const certificate =
  (status: string, by: string, input: RawBuilder<unknown>): Waiting =>
  (first) =>
    sql`
    update certificate k set ${sql.ref(by)} = ${first} where (k.class_id, k.certificate_id) = (
      select w.class_id, w.certificate_id from certificate w where w.status = ${status} and w.kind = 'candidate'
        and w.replaces_id is null limit 1)
    returning ${input} as input`;

const many =
  (waiting: Waiting, one: string): Waiting =>
  (first) =>
    sql`
  with one as (${waiting(first)})
  select jsonb_set(one.input::jsonb - ${one}, ${`{${one}s}`}::text[], jsonb_build_array(one.input -> ${one})) as input from one`;

/** Every step that takes another person. */
const steps: Partial<Record<CallName, Waiting>> = {
  'class/drawOk': refund,
  'payment/approveRefunds': many(refund, 'refund_id'),
  'payment/checkPayment': payment,
  'payment/checkPayments': many(payment, 'payment_id'),
  'payment/matchBankLine': (first) => sql`
    with one as (${payment(first)}), line as (
      insert into bank_line (line_id, line_key, paid_on, amount_cents, currency, payer_name, note, numbers, imported_by, imported_at)
      select 1, '\\x01', '2026-11-20', sum(p.amount_cents), min(p.currency), '', '', '{}', ${first}, '2026-11-20'
      from payment p where p.declared_by is not null and p.status = 'declared'
      returning line_id)
    select json_build_object('class_id', one.input -> 'class_id', 'payment_id', one.input -> 'payment_id', 'line_id', line.line_id) as input
    from one, line`,
  'class/setClassStatus': (first) => sql`
    insert into class_step (class_id, event, from_status, reason, asked_by, asked_at)
    select class_id, 'start_exam', status, '提前', ${first}, '2026-11-20' from class
    where status = 'arranged' and exam_at > '2026-11-22' order by exam_at desc limit 1
    returning json_build_object('class_id', class_id, 'event', 'start_exam') as input`,
  'ticket/decideDayMove': (first) => sql`
    insert into day_move (class_id, move_id, move, reason, asked_by, asked_at)
    select class_id, 1, '{"kind":"room","room_id":1,"to_room_id":2}', '漏水', ${first}, '2026-11-20' from class
    where status = 'arranged' limit 1
    returning json_build_object('class_id', class_id, 'move_id', move_id, 'event', 'carry_out') as input`,
  'score/saveScores': score(
    'entered_once',
    'first_by',
    sql`json_build_object('class_id', s.class_id, 'cells', json_build_array(json_build_object('enrolment_id', s.enrolment_id,
      'subject', s.subject, 'score', s.first_points)))`,
  ),
  // The first entry has points, and the mark of the sitting says that the person was not there.
  'score/confirmAbsences': (first) => sql`
    with one as (
      select s.class_id, s.enrolment_id, s.subject, k.sitting_id from score s
      join class c on c.class_id = s.class_id and c.status = 'scoring'
      join exam_ticket t on t.class_id = s.class_id and t.live_enrolment_id = s.enrolment_id
      join exam_seat k on k.class_id = t.class_id and k.ticket_id = t.ticket_id
      join exam_sitting i on i.class_id = k.class_id and i.sitting_id = k.sitting_id and i.subject = s.subject
      where s.status = 'entered_once' and s.first_points is not null limit 1
    ), gone as (
      delete from sitting_mark m using one where m.class_id = one.class_id and m.sitting_id = one.sitting_id
        and m.enrolment_id = one.enrolment_id
    ), marked as (
      update score s set first_by = ${first} from one
      where s.class_id = one.class_id and s.enrolment_id = one.enrolment_id and s.subject = one.subject
    )
    select json_build_object('class_id', class_id, 'subject', subject, 'enrolment_ids', json_build_array(enrolment_id)) as input
    from one`,
  // Both entries agree on points, and the mark of the sitting says that the person was not there.
  'score/acknowledgeDoubts': (first) => sql`
    with one as (
      select s.class_id, s.enrolment_id, s.subject, k.sitting_id from score s
      join class c on c.class_id = s.class_id and c.status = 'scoring'
      join exam_ticket t on t.class_id = s.class_id and t.live_enrolment_id = s.enrolment_id
      join exam_seat k on k.class_id = t.class_id and k.ticket_id = t.ticket_id
      join exam_sitting i on i.class_id = k.class_id and i.sitting_id = k.sitting_id and i.subject = s.subject
      where s.status = 'agreed' and s.points is not null limit 1
    ), silent as (
      delete from presence_word w using one where w.class_id = one.class_id and w.enrolment_id = one.enrolment_id
    ), marked as (
      insert into sitting_mark (class_id, sitting_id, enrolment_id, mark, marked_at)
      select class_id, sitting_id, enrolment_id, 'absent', '2026-11-20' from one
      on conflict (class_id, sitting_id, enrolment_id) do update set mark = 'absent'
    ), entered as (
      update score s set first_by = ${first} from one
      where s.class_id = one.class_id and s.enrolment_id = one.enrolment_id and s.subject = one.subject
    )
    select json_build_object('class_id', class_id, 'subject', subject, 'enrolment_ids', json_build_array(enrolment_id),
      'word', '门口漏扫') as input
    from one`,
  'score/decideScore': score(
    'conflict',
    'second_by',
    sql`json_build_object('class_id', s.class_id, 'enrolment_id', s.enrolment_id, 'subject', s.subject, 'score', 70, 'reason', '查阅')`,
  ),
  'score/publishScores': (first) => sql`
    update score s set status = 'frozen', frozen_by = ${first}, frozen_at = '2026-11-20' where s.status = 'agreed'
    returning json_build_object('class_id', s.class_id, 'subject', s.subject) as input`,
  'score/decideAmendment': () => sql`
    select json_build_object('class_id', class_id, 'amendment_id', amendment_id, 'event', 'confirm') as input, proposed_by as by
    from score_amendment where status = 'proposed'`,
  'certificate/issueCertificates': certificate(
    'numbered',
    'prepared_by',
    sql`json_build_object('class_id', k.class_id, 'certificate_ids', json_build_array(k.certificate_id))`,
  ),
  'certificate/changeCertificate': certificate(
    'suspended',
    'suspended_by',
    sql`json_build_object('class_id', k.class_id, 'certificate_id', k.certificate_id, 'event', 'lift', 'reason', '已核实')`,
  ),
  'certificate/undoAcceptance': (first) => sql`
    update registry_pack p set accepted_by = array[${first}::bigint] from (
      select k.class_id, k.registry_pack_id from certificate k join class c on c.class_id = k.class_id and c.status = 'finished'
      where k.registry = 'accepted' limit 1) as one
    where p.class_id = one.class_id and p.pack_id = one.registry_pack_id
    returning json_build_object('class_id', p.class_id, 'pack_id', p.pack_id, 'reason', '误读') as input`,
  'payment/issueInvoice': (first) => sql`
    update invoice i set status = 'red_requested', red_by = ${first} where i.status = 'issued'
    returning json_build_object('class_id', i.class_id, 'invoice_id', i.invoice_id, 'event', 'red_issue', 'number', '26312000000099887766')
      as input`,
  'sms/decideMailing': (first) => sql`
    insert into mailing (class_id, mailing_id, template_id, title, text, audience, status, enrolment_ids, segments, segment_cents,
      currency, few, asked_by, created_at, updated_at)
    select e.class_id, 1, 'class', '{"zh": "通知"}', '{"zh": "通知"}', 'everyone', 'held', array[e.enrolment_id], 1, 5, 'CNY', false, ${first}, '2026-11-20', '2026-11-20'
    from enrolment e join class c on c.class_id = e.class_id where c.status = 'enrolling' limit 1
    returning json_build_object('class_id', class_id, 'mailing_id', mailing_id, 'event', 'release') as input`,
  'candidate/decideErasure': (first) => sql`
    insert into erasure_request (erasure_id, phone_index, open_phone_index, phone_masked, status, first_by, requested_at)
    values (1, '\\x01', '\\x01', '139****0000', 'approved', ${first}, '2026-11-20')
    returning json_build_object('erasure_id', erasure_id, 'event', 'erase') as input`,
  'user/decideGrant': (first) => sql`
    insert into grant_request (kind, user_id, open_user_id, reason, requested_by, requested_at, expires_at)
    select 'grant', user_id, user_id, '接任', ${first}, '2026-11-20', '2026-11-27' from account where username = 'editor01'
    returning json_build_object('request_id', request_id, 'event', 'approve') as input`,
};

/** Enters what it reads from a sheet by the function of score/saveScores. */
const byTheSame: readonly CallName[] = ['score/importScores'];
/** Refused only to who is the candidate: own-case.test.ts. */
const ofOneself: readonly CallName[] = ['enrolment/reviewEnrolment', 'enrolment/takeBackDecision'];
/** These say it of each, beside what they did. */
const inPart: readonly CallName[] = ['payment/approveRefunds', 'payment/checkPayments'];

describe.each(engines)('steps that take another person, on the demo of $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
    await seedDemo({ ...services, config: { ...services.config, mode: 'demo' } });
  });
  afterAll(() => services.close());

  it('are all in this list', () => {
    const named = Object.values(contract).filter(({ refuses = [] }) => refuses.includes('another_person'));
    expect(named.map(({ call }) => call).sort()).toEqual(
      [
        ...Object.keys(steps).filter((call) => !inPart.some((each) => each === call)),
        ...byTheSame,
        ...ofOneself,
      ].sort(),
    );
  });

  it.each(Object.keys(steps) as CallName[])(
    '%s is refused to an account that the first person reset, with the first person’s name',
    async (call) => {
      const first = await openStaff(services, { roles: ['zky-admin'], name: '甲' });
      const [taken, other] = [
        await openStaff(services, { roles: ['admin', 'zky-admin'] }),
        await openStaff(services, { roles: ['admin', 'zky-admin'] }),
      ];
      const { db } = services.store;
      await db
        .insertInto('account_role')
        .values([first, taken, other].map(({ user_id }) => ({ user_id, role: 'admin' as const })))
        .execute();
      const { rows } = await (steps[call] as Waiting)(first.user_id).execute(db);
      const { input, by = first.user_id } = rows[0] ?? {};
      if (!input) throw new Error(`Nothing in the demo waits for ${call}.`);
      await takeInHand(services, { by, on: taken.user_id });
      expect(await outcomeOf(services, call, taken, input)).toMatch(/^another_person(?: managed \p{L}+)?$/u);
      expect(await outcomeOf(services, call, other, input)).not.toMatch(/another_person/);
    },
  );
});
