import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../../../../platform/store/new-id.js';
import { bySql, type WaitingStep } from './waiting-step.js';

/** One score of the demo in a state, of a class where it may still change. */
const oneScore = (status: string) => sql`
  select w.class_id, w.enrolment_id, w.subject, w.points from score w join class c on c.class_id = w.class_id
  where w.status = ${status} and c.status in ('scoring', 'publicity', 'finished') and coalesce(w.points, w.first_points) is not null
    and not exists (select from score_amendment m where m.class_id = w.class_id and m.enrolment_id = w.enrolment_id
      and m.subject = w.subject and m.status = 'proposed') limit 1`;

const isThis = sql`s.class_id = one.class_id and s.enrolment_id = one.enrolment_id and s.subject = one.subject`;

const touched = (status: string, by: string, input: RawBuilder<unknown>): WaitingStep['wait'] =>
  bySql(
    (first) => sql`
      update score s set ${sql.ref(by)} = ${first} from (${oneScore(status)}) as one where ${isThis} returning ${input} as input`,
  );

const cell = (
  score: RawBuilder<unknown>,
) => sql`json_build_object('class_id', s.class_id, 'cells', json_build_array(
  json_build_object('enrolment_id', s.enrolment_id, 'subject', s.subject, 'score', ${score})))`;

const decision = sql`json_build_object('class_id', s.class_id, 'enrolment_id', s.enrolment_id, 'subject', s.subject, 'score', 70,
  'reason', '查阅')`;

const frozen = sql`status = 'frozen', frozen_at = '2026-11-20'`;

/** One frozen score that the first person had this part in. */
const publishing = (did: string, column: string): WaitingStep => ({
  of: 'score frozen publish uninvolved',
  first: did,
  call: 'score/publishScores',
  wait: bySql(
    (first) => sql`
      update score s set ${frozen}${column === 'frozen_by' ? sql`` : sql`, frozen_by = 1`}, ${sql.ref(column)} = ${first}
      from (${oneScore('agreed')}) as one where ${isThis}
      returning json_build_object('class_id', s.class_id, 'subject', s.subject) as input`,
  ),
});

/** One frozen score whose figure comes from an amendment that the first person had this part in. */
const publishingAmended = (did: string, [proposer, decider]: readonly [string, string]): WaitingStep => ({
  of: 'score frozen publish uninvolved',
  first: did,
  call: 'score/publishScores',
  wait: bySql(
    (first) => sql`
      with one as (${oneScore('agreed')}), amended as (
        insert into score_amendment (class_id, amendment_id, enrolment_id, subject, kind, points, was_points, reason, status,
          ${sql.ref(proposer)}, ${sql.ref(decider)}, proposed_at, decided_at)
        select class_id, ${newId()}::bigint, enrolment_id, subject, 'amend', points + 1, points, '核分有误', 'confirmed', ${first}, 1,
          '2026-11-20', '2026-11-20' from one
        returning amendment_id
      )
      update score s set ${frozen}, frozen_by = 1, amendment_id = amended.amendment_id from one, amended where ${isThis}
      returning json_build_object('class_id', s.class_id, 'subject', s.subject) as input`,
  ),
});

/** A change of a score in a state that the first person has proposed. */
const amending = (
  of: string,
  status: string,
  kind: 'amend' | 'annul',
  decided: object = { event: 'confirm' },
): WaitingStep => ({
  of,
  first: `proposed to ${kind} it`,
  call: 'score/decideAmendment',
  wait: bySql(
    (first) => sql`
      with one as (${oneScore(status === 'frozen' ? 'agreed' : status)}), held as (
        update score s set ${frozen}, frozen_by = 1 from one where ${isThis} and ${status} = 'frozen')
      insert into score_amendment (class_id, amendment_id, enrolment_id, subject, kind, points, was_points, reason, status,
        proposed_by, proposed_at)
      select class_id, ${newId()}::bigint, enrolment_id, subject, ${kind}, case ${kind} when 'amend' then points - 1 end, points,
        '核分有误', 'proposed', ${first}, '2026-11-20' from one
      returning jsonb_build_object('class_id', class_id, 'amendment_id', amendment_id) || ${JSON.stringify(decided)}::jsonb as input`,
  ),
});

/** One score with the sitting of its candidate, entered by the first person. */
const sat = (status: string, points: string) => sql`
  select s.class_id, s.enrolment_id, s.subject, k.sitting_id from score s
  join class c on c.class_id = s.class_id and c.status = 'scoring'
  join exam_ticket t on t.class_id = s.class_id and t.live_enrolment_id = s.enrolment_id
  join exam_seat k on k.class_id = t.class_id and k.ticket_id = t.ticket_id
  join exam_sitting i on i.class_id = k.class_id and i.sitting_id = k.sitting_id and i.subject = s.subject
  where s.status = ${status} and ${sql.ref(points)} is not null limit 1`;

const entered = (first: number) => sql`update score s set first_by = ${first} from one where ${isThis}`;

/** The steps of scores and of their changes. */
export const scoreSteps: readonly WaitingStep[] = [
  {
    of: 'score entered_once second_entry_same another_person',
    first: 'entered it first',
    call: 'score/saveScores',
    wait: touched('entered_once', 'first_by', cell(sql`s.first_points`)),
  },
  {
    of: 'score entered_once second_entry_differs another_person',
    first: 'entered it first',
    call: 'score/saveScores',
    wait: touched('entered_once', 'first_by', cell(sql`abs(s.first_points - 1)`)),
  },
  {
    of: 'score conflict arbitrate another_person',
    first: 'entered it first',
    call: 'score/decideScore',
    wait: touched('conflict', 'first_by', decision),
  },
  {
    of: 'score conflict arbitrate another_person',
    first: 'entered it again',
    call: 'score/decideScore',
    wait: touched('conflict', 'second_by', decision),
  },
  publishing('entered it first', 'first_by'),
  publishing('entered it again', 'second_by'),
  publishing('decided it', 'decided_by'),
  publishing('froze it', 'frozen_by'),
  publishingAmended('proposed its change', ['proposed_by', 'decided_by']),
  publishingAmended('confirmed its change', ['decided_by', 'proposed_by']),
  amending('amendment proposed confirm another_person', 'published', 'amend'),
  amending('amendment proposed refuse another_person', 'published', 'amend', {
    event: 'refuse',
    reason: '无误',
  }),
  amending('score frozen amend another_person', 'frozen', 'amend'),
  amending('score published amend another_person', 'published', 'amend'),
  amending('score frozen annul another_person', 'frozen', 'annul'),
  amending('score published annul another_person', 'published', 'annul'),
  amending('score final annul another_person', 'final', 'annul'),
  {
    // The first entry has points, and the mark of the sitting says that the person was not there.
    first: 'entered points of somebody absent',
    call: 'score/confirmAbsences',
    wait: bySql(
      (first) => sql`
        with one as (${sat('entered_once', 's.first_points')}), gone as (
          delete from sitting_mark m using one where m.class_id = one.class_id and m.sitting_id = one.sitting_id
            and m.enrolment_id = one.enrolment_id
        ), marked as (${entered(first)})
        select json_build_object('class_id', class_id, 'subject', subject, 'enrolment_ids', json_build_array(enrolment_id)) as input
        from one`,
    ),
  },
  {
    // Both entries agree on points, and the mark of the sitting says that the person was not there.
    first: 'entered points that are doubted',
    call: 'score/acknowledgeDoubts',
    wait: bySql(
      (first) => sql`
        with one as (${sat('agreed', 's.points')}), silent as (
          delete from presence_word w using one where w.class_id = one.class_id and w.enrolment_id = one.enrolment_id
        ), marked as (
          insert into sitting_mark (class_id, sitting_id, enrolment_id, mark, marked_at)
          select class_id, sitting_id, enrolment_id, 'absent', '2026-11-20' from one
          on conflict (class_id, sitting_id, enrolment_id) do update set mark = 'absent'
        ), entered as (${entered(first)})
        select json_build_object('class_id', class_id, 'subject', subject, 'enrolment_ids', json_build_array(enrolment_id),
          'word', '门口漏扫') as input
        from one`,
    ),
  },
];
