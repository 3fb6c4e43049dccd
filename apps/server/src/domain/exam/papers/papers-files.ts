import type { InputOf } from '@skillcert/api-client/contract';
import { type ExamPaper, examPapers, partsOf } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { paperTexts } from '../sittings/papers/paper-texts.js';
import { ticketsAtOnce } from '../tickets/prints/print-columns.js';

type Asked = InputOf<'exam/startPapers'>;

/** A file to make: its name in the archive, and the ids of its sittings or tickets. */
export interface PlannedFile {
  readonly paper: ExamPaper;
  readonly name: string;
  readonly of_ids: readonly number[];
}

/** A sitting in which somebody has a seat. */
export interface TakenSitting {
  readonly sitting_id: number;
  readonly subject: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly room_name: string;
  readonly people: number;
}

/** The most people in one file: a photo of each is in memory while it is drawn. */
const peopleAtOnce = 200;

/** The sittings of a class in which somebody has a seat, in their order; only those that are named, if any are. */
export const takenSittings = async (
  db: Kysely<Database>,
  class_id: number,
  sitting_ids: readonly number[] | undefined,
): Promise<TakenSitting[]> => {
  const chosen = sitting_ids ? sql`s.sitting_id = any(${[...sitting_ids]}::bigint[])` : sql`true`;
  const { rows } = await sql<TakenSitting>`
    select s.sitting_id, s.subject, ${utcMoment('s.starts_at')} as starts_at, ${utcMoment('s.ends_at')} as ends_at,
      r.name as room_name, n.people
    from exam_sitting s join exam_room r on r.class_id = s.class_id and r.room_id = s.room_id
    cross join lateral (
      select count(*)::int4 as people from exam_seat o where o.class_id = s.class_id and o.sitting_id = s.sitting_id
    ) as n
    where s.class_id = ${class_id} and n.people > 0 and ${chosen}
    order by s.starts_at, length(r.name), r.name, s.sitting_id`.execute(db);
  return rows;
};

/** Replaces characters that file systems refuse in the name of a file. */
const plain = (name: string) =>
  name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const numbered = (at: number) => String(at + 1).padStart(2, '0');

/** Groups consecutive sittings, so that no group has more than `peopleAtOnce` people unless it is one sitting. */
const grouped = (sittings: readonly TakenSitting[]): readonly (readonly TakenSitting[])[] => {
  const groups: TakenSitting[][] = [];
  let people = 0;
  for (const sitting of sittings) {
    const last = groups.at(-1);
    people += sitting.people;
    if (last && people <= peopleAtOnce) last.push(sitting);
    else {
      groups.push([sitting]);
      people = sitting.people;
    }
  }
  return groups;
};

interface Planned {
  readonly asked: Pick<Asked, 'papers' | 'files'>;
  readonly sittings: readonly TakenSitting[];
  /** In the order of their numbers. */
  readonly ticket_ids: readonly number[];
  readonly language: string;
}

/**
 * The files of an archive: for each kind of paper, a folder with one file per sitting, or files that hold several
 * sittings or tickets each.
 */
export const planFiles = (
  services: Pick<Services, 'programme' | 'exam'>,
  { asked: { papers, files }, sittings, ticket_ids, language }: Planned,
): readonly PlannedFile[] => {
  const words = wordsIn(language);
  const nameOf = (sitting: TakenSitting) => {
    const { subject, time } = paperTexts(services, sitting, language);
    return plain(`${sitting.room_name} ${subject} ${time.replaceAll(':', '')}`);
  };
  const inParts = (paper: ExamPaper, parts: readonly (readonly number[])[]): readonly PlannedFile[] => {
    const title = plain(words(`paper.title.${paper}`));
    return parts.map((of_ids, at) => ({
      paper,
      name: parts.length === 1 ? `${title}.pdf` : `${title}/${title} ${numbered(at)}.pdf`,
      of_ids,
    }));
  };
  return examPapers
    .filter((paper) => papers.includes(paper))
    .flatMap((paper): readonly PlannedFile[] => {
      if (paper === 'overview') return inParts(paper, [sittings.map(({ sitting_id }) => sitting_id)]);
      if (paper === 'tickets') return inParts(paper, partsOf(ticket_ids, ticketsAtOnce));
      if (files === 'kind') {
        return inParts(
          paper,
          grouped(sittings).map((some) => some.map(({ sitting_id }) => sitting_id)),
        );
      }
      const title = plain(words(`paper.title.${paper}`));
      return sittings.map((sitting, at) => ({
        paper,
        name: `${title}/${numbered(at)} ${nameOf(sitting)}.pdf`,
        of_ids: [sitting.sitting_id],
      }));
    });
};
