import type { SittingRow } from '@skillcert/api-client/contract';
import { partsOf } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import { documentOf } from '../../../platform/documents/document-of.js';
import type { PdfBlock, PdfDocument } from '../../../platform/documents/pdf/pdf-document.js';
import { wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { paperTexts } from '../sittings/papers/paper-texts.js';
import { sittingColumns, sittingsInRooms } from '../sittings/sitting-columns.js';

interface Counted extends SittingRow {
  readonly class_name: string;
  readonly people: number;
  /**
   * The lowest and the highest number of a ticket there; null where nobody sits, or where others of the subject sit
   * elsewhere with numbers between them.
   */
  readonly first_no: string | null;
  readonly last_no: string | null;
}

type Context = Pick<Services, 'programme' | 'exam' | 'now'>;

/** Times beside each other on a sheet. */
const timesAcross = 4;

/**
 * Sittings with how many sit there, and from which number to which where that tells who, by address, floor and room.
 */
export const readOverview = async (
  db: Kysely<Database>,
  class_id: number,
  sitting_ids: readonly number[],
): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    with taken as (
      select i.sitting_id, i.subject, count(*)::int4 as people, min(t.ticket_no) as first_no, max(t.ticket_no) as last_no
      from exam_sitting i
      join exam_seat o on o.class_id = i.class_id and o.sitting_id = i.sitting_id
      join exam_ticket t on t.class_id = o.class_id and t.ticket_id = o.ticket_id
      where i.class_id = ${class_id} group by i.sitting_id, i.subject
    ), ranges as (
      select n.* from taken n where not exists (select from taken o
        where o.subject = n.subject and o.sitting_id <> n.sitting_id and o.first_no <= n.last_no and o.last_no >= n.first_no)
    )
    select ${sittingColumns}, c.class_name, coalesce(n.people, 0) as people, g.first_no, g.last_no
    from ${sittingsInRooms} join class c on c.class_id = s.class_id
    left join taken n on n.sitting_id = s.sitting_id
    left join ranges g on g.sitting_id = s.sitting_id
    where s.class_id = ${class_id} and s.sitting_id = any(${[...sitting_ids]}::bigint[])
    order by r.address, r.floor, length(r.name), r.name, s.starts_at, s.sitting_id`.execute(db);
  return rows;
};

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

const timeOf = ({ starts_at, ends_at, subject }: Counted) => `${starts_at} ${ends_at} ${subject}`;

/** The most times beside each other at which a count and its range fit into one line, which saves a page. */
const wideUpTo = 2;

const cellOf = (
  { people, seats, first_no, last_no, invigilators }: Counted,
  { language, isWide }: { readonly language: string; readonly isWide: boolean },
) =>
  [
    [
      wordsIn(language)('paper.taken', { people, seats }),
      ...(first_no && last_no ? [`${first_no} – ${last_no}`] : []),
    ].join(isWide ? ' · ' : '\n'),
    ...(invigilators.length > 0 ? [invigilators.map(({ name }) => name).join(', ')] : []),
  ].join('\n');

/** Rooms by times, so many times as stand beside each other. */
const tableOf = (
  services: Context,
  sittings: readonly Counted[],
  times: readonly string[],
  language: string,
): PdfBlock => {
  const words = wordsIn(language);
  const here = sittings.filter((each) => times.includes(timeOf(each)));
  const headOf = (time: string) => {
    const found = here.find((each) => timeOf(each) === time);
    if (!found) return '';
    const texts = paperTexts(services, found, language);
    return `${texts.subject}\n${texts.time}`;
  };
  const countOf = (time: string) =>
    here.filter((each) => timeOf(each) === time).reduce((sum, { people }) => sum + people, 0);
  return {
    kind: 'table',
    dense: true,
    columns: [
      { head: words('paper.room'), share: 16 },
      ...times.map((time) => ({ head: headOf(time), share: 21 })),
    ],
    rows: groupBy(here, ({ room_id }) => String(room_id)).map((ofRoom) => [
      ofRoom[0]?.room_name ?? '',
      ...times.map((time) => {
        const found = ofRoom.find((each) => timeOf(each) === time);
        return found ? cellOf(found, { language, isWide: times.length <= wideUpTo }) : '';
      }),
    ]),
    total: [
      words('paper.total'),
      ...times.map((time) => words('paper.people_count', { count: countOf(time) })),
    ],
  };
};

/** One sheet of an exam, floor by floor: which room has whom at which time. */
export const overviewDocument = (
  services: Context,
  sittings: readonly Counted[],
  language: string,
): PdfDocument => {
  const words = wordsIn(language);
  const title = words('paper.title.overview');
  const class_name = sittings[0]?.class_name ?? '';
  return documentOf(services, {
    title: `${title} ${class_name}`,
    language,
    paper: 'a4_wide',
    foot: `${title} · ${class_name}`,
    blocks: [
      { kind: 'heading', over: class_name, text: title },
      ...(sittings.some(({ people, first_no }) => people > 0 && first_no === null)
        ? [{ kind: 'text', tone: 'muted', text: words('paper.room_on_ticket') } as const]
        : []),
      ...groupBy(sittings, ({ address, floor }) => `${address}\n${floor}`).flatMap((ofFloor): PdfBlock[] => {
        const times = [...new Set(ofFloor.map(timeOf))].toSorted();
        const place = [ofFloor[0]?.address, ofFloor[0]?.floor].filter(Boolean).join(' ');
        return [
          { kind: 'section', text: place },
          ...partsOf(times, timesAcross).map((some) => tableOf(services, ofFloor, some, language)),
        ];
      }),
    ],
  });
};
