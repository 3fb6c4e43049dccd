import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../../../../platform/store/new-id.js';
import { bySql, type WaitingStep } from './waiting-step.js';

const mailing = (
  of: string,
  {
    status,
    send_at,
    ...decided
  }: {
    readonly status: string;
    readonly send_at: string | null;
    readonly event: string;
    readonly reason?: string;
  },
): WaitingStep => ({
  of,
  first: 'asked for it',
  call: 'sms/decideMailing',
  wait: bySql(
    (first) => sql`
      insert into mailing (class_id, mailing_id, template_id, title, text, audience, status, enrolment_ids, segments, segment_cents,
        currency, few, send_at, asked_by, created_at, updated_at)
      select e.class_id, ${newId()}::bigint, 'class', '{"zh": "通知"}', '{"zh": "通知"}', 'everyone', ${status}, array[e.enrolment_id],
        1, 5, 'CNY', ${status} = 'scheduled', ${send_at}::timestamptz, ${first}, '2026-11-20', '2026-11-20'
      from enrolment e join class c on c.class_id = e.class_id where c.status = 'enrolling' limit 1
      returning jsonb_build_object('class_id', class_id, 'mailing_id', mailing_id) || ${JSON.stringify(decided)}::jsonb as input`,
  ),
});

const tomorrow = '2026-11-22T04:00:00Z';
const refuse = { event: 'refuse', reason: '暂缓' } as const;

const grant = (
  username: string,
  decided: { readonly event: 'approve' | 'refuse'; readonly refuse_content?: string },
): WaitingStep => ({
  of: `grant requested ${decided.event} another_person`,
  first: 'asked for it',
  call: 'user/decideGrant',
  wait: bySql(
    (first): RawBuilder<{ input: object }> => sql`
      insert into grant_request (kind, user_id, open_user_id, reason, requested_by, requested_at, expires_at)
      select 'grant', user_id, user_id, '接任', ${first}, '2026-11-20', '2026-11-27' from account where username = ${username}
      returning jsonb_build_object('request_id', request_id) || ${JSON.stringify(decided)}::jsonb as input`,
  ),
});

/** The steps of messages to many, of accounts, of erasures, and of seats on the day. */
export const otherSteps: readonly WaitingStep[] = [
  mailing('mailing held release another_person', { status: 'held', send_at: null, event: 'release' }),
  mailing('mailing held release_later another_person', {
    status: 'held',
    send_at: tomorrow,
    event: 'release',
  }),
  mailing('mailing held refuse another_person', { status: 'held', send_at: null, ...refuse }),
  mailing('mailing scheduled refuse another_person', { status: 'scheduled', send_at: tomorrow, ...refuse }),
  grant('editor01', { event: 'approve' }),
  grant('recommend01', { event: 'refuse', refuse_content: '不需要' }),
  {
    of: 'erasure approved erase another_person',
    first: 'approved it',
    call: 'candidate/decideErasure',
    wait: bySql(
      (first) => sql`
        insert into erasure_request (erasure_id, phone_index, open_phone_index, phone_masked, status, first_by, requested_at)
        values (1, '\\x01', '\\x01', '139****0000', 'approved', ${first}, '2026-11-20')
        returning json_build_object('erasure_id', erasure_id, 'event', 'erase') as input`,
    ),
  },
  {
    first: 'asked for the move of a room',
    call: 'ticket/decideDayMove',
    wait: bySql(
      (first) => sql`
        insert into day_move (class_id, move_id, move, reason, asked_by, asked_at)
        select class_id, 1, '{"kind":"room","room_id":1,"to_room_id":2}', '漏水', ${first}, '2026-11-20' from class
        where status = 'arranged' limit 1
        returning json_build_object('class_id', class_id, 'move_id', move_id, 'event', 'carry_out') as input`,
    ),
    // There is no such room to carry it out with.
    others: 'not_found',
  },
];
