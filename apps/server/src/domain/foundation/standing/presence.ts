import { type RawBuilder, sql } from 'kysely';
import { figureIn } from './figure.js';

const seenOnes = (alias: string) => sql`${sql.ref(`${alias}.mark`)} <> 'absent'`;

/** Whether anybody of the class of `enrolment e` was seen, or this one, at its door or in a room. */
const seenInClass = (person: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from attendance o where o.class_id = e.class_id and o.admitted_event is not null and ${person})
  or exists (select from sitting_mark o where o.class_id = e.class_id and ${seenOnes('o')} and ${person}))`;

/** Whether `enrolment e` was seen at the exam: let in by the door, or marked as there by name. */
export const isSeen: RawBuilder<boolean> = seenInClass(sql`o.enrolment_id = e.enrolment_id`);

/**
 * Whether `enrolment e` was at the exam of the subject `l`, as `was`: `there`, `marked` absent, or `unseen`:
 * expected and never seen, though others of the sitting were, or nowhere in a class whose door saw people. Else
 * null: there is no evidence, or the sitting is not over.
 */
const presence = (now: Date) => sql`lateral (
  select x.room_name, x.starts_at, x.marked_at, x.marked_by, case
      when x.mark = 'absent' then 'marked'
      when x.mark is not null then 'there'
      when x.ends_at > ${now}::timestamptz then null
      when exists (select from sitting_mark o where o.class_id = e.class_id and o.sitting_id = x.sitting_id and ${seenOnes('o')})
        or (${seenInClass(sql`true`)} and not ${isSeen}) then 'unseen' end as said
  from (select 1) as one left join (
    select k.sitting_id, i.starts_at, i.ends_at, r.name as room_name, m.mark, m.marked_at, m.marked_by
    from exam_ticket h
    join exam_seat k on k.class_id = h.class_id and k.ticket_id = h.ticket_id
    join exam_sitting i on i.class_id = k.class_id and i.sitting_id = k.sitting_id and i.subject = l.subject
    join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
    left join sitting_mark m on m.class_id = i.class_id and m.sitting_id = i.sitting_id and m.enrolment_id = e.enrolment_id
    where h.class_id = e.class_id and h.live_enrolment_id = e.enrolment_id
    order by i.starts_at limit 1) as x on true) as was`;

/**
 * The figure of `score s` that counts in a doubt: the current one, else the entry that the account may know. A
 * count for all knows no entry.
 */
const figureFor = (user_id: number | undefined) =>
  user_id === undefined
    ? figureIn('s.')
    : sql`coalesce(${figureIn('s.')}, case ${user_id}::bigint when s.first_by then ${figureIn('s.first_')}
        when s.second_by then ${figureIn('s.second_')} end)`;

/**
 * The contradiction between `score s` and the presence, as `doubt`, with its explanation. An explanation counts if
 * another person gave it than the one who entered the figure, and until the mark or the figure changes.
 */
const doubt = (user_id: number | undefined) => sql`lateral (
  select d.kind, d.figure, w.word, (select a.name from account a where a.user_id = w.said_by) as said_by
  from (select f.figure, case
      when f.figure = '"absent"' and was.said = 'there' then 'absence_of_present'
      when f.figure <> '"absent"' and was.said in ('marked', 'unseen') then 'score_of_absent' end as kind
    from (select case when s.status <> 'annulled' then ${figureFor(user_id)} end as figure) as f) as d
  left join presence_word w on w.class_id = e.class_id and w.enrolment_id = e.enrolment_id and w.subject = l.subject
    and w.kind = d.kind and w.said_at >= coalesce(was.marked_at, w.said_at)
    and w.said_by is distinct from s.first_by and w.said_by is distinct from s.second_by
    and not exists (select from score_entry n where n.class_id = e.class_id and n.enrolment_id = e.enrolment_id
      and n.subject = l.subject and n.at > w.said_at)) as doubt`;

interface Asked {
  readonly now: Date;
  /** The viewer. Absent if all get the same: the double entry hides its first figure from the second person. */
  readonly user_id?: number;
}

/** Joins `was` and `doubt` to `enrolment e`, the subject `l` and `score s`. */
export const presenceAndDoubt = ({ now, user_id }: Asked): RawBuilder<unknown> =>
  sql`left join ${presence(now)} on true left join ${doubt(user_id)} on true`;

/** Whether the doubt waits for a word. */
export const isOpenDoubt: RawBuilder<boolean> = sql<boolean>`(doubt.kind is not null and doubt.word is null)`;

/** The doubt as answers have it. */
export const doubtFacts = sql`case when doubt.kind is not null
  then json_build_object('kind', doubt.kind, 'word', doubt.word, 'said_by', doubt.said_by) end`;

/** Whether the absence of `e` in `l` waits to be confirmed: there are not two entries, and the subject is not kept. */
export const isToConfirm = sql<boolean>`(coalesce(was.said in ('marked', 'unseen'), false)
  and kept.subject is null and coalesce(s.status, 'empty') in ('empty', 'entered_once'))`;

/** Scores `s` of a class with their presence: enrolments `e`, subjects `l`. */
export const scoresWithPresence = (class_id: number, now: Date): RawBuilder<unknown> => sql`score s
  join enrolment e on e.class_id = s.class_id and e.enrolment_id = s.enrolment_id
  cross join lateral (select s.subject) as l
  ${presenceAndDoubt({ now })}
  where s.class_id = ${class_id}`;
