import type { ScoreDoubt } from '@skillcert/api-client/contract';
import type { ExamScore } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { figureOf } from '../../foundation/standing/figure.js';
import { doubtFacts, presenceAndDoubt } from '../../foundation/standing/presence.js';
import { placeOf } from '../enter-cells.js';

interface SaidScore {
  readonly enrolment_id: number | null;
  readonly subject: string;
  readonly score: ExamScore | null;
}

interface Read {
  readonly place: string;
  readonly doubt: ScoreDoubt;
}

/** The contradictions between the marks of the sittings and the scores of a sheet, by their places. */
export const readSheetDoubts = async (
  db: Kysely<Database>,
  class_id: number,
  { said, now }: { readonly said: readonly SaidScore[]; readonly now: Date },
): Promise<ReadonlyMap<string, ScoreDoubt>> => {
  const scores = said.flatMap(({ enrolment_id, subject, score }) =>
    enrolment_id === null || score === null ? [] : [{ enrolment_id, subject, ...figureOf(score) }],
  );
  const column = <Value>(read: (score: (typeof scores)[number]) => Value) => scores.map(read);
  // The figure of the sheet in place of the current one.
  const { rows } = await sql<Read>`
    select e.enrolment_id || '/' || l.subject as place, ${doubtFacts} as doubt
    from (select n.*, 'agreed' as status, null::bigint as first_by, null::bigint as second_by
      from unnest(${column((score) => score.enrolment_id)}::bigint[], ${column((score) => score.subject)}::text[],
        ${column((score) => score.points)}::int4[], ${column((score) => score.mark)}::text[])
        as n (enrolment_id, subject, points, mark)) as s
    join enrolment e on e.class_id = ${class_id} and e.enrolment_id = s.enrolment_id
    cross join lateral (select s.subject) as l
    ${presenceAndDoubt({ now })}
    where doubt.kind is not null`.execute(db);
  return new Map(rows.map(({ place, doubt }) => [place, doubt]));
};

/** The doubt of one score of a sheet. */
export const doubtOfLine = (
  doubts: ReadonlyMap<string, ScoreDoubt>,
  { enrolment_id, subject }: SaidScore,
): ScoreDoubt | null =>
  enrolment_id === null ? null : (doubts.get(placeOf({ enrolment_id, subject })) ?? null);
