import type { DayMove } from '@skillcert/api-client/contract';
import { dayMoveKinds } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { firstNames } from '../../../../../platform/http/errors/first-names.js';
import { arrayText } from '../../../../../platform/store/array-text.js';
import type { Database } from '../../../../../platform/store/database.js';
import { utcMoment } from '../../../../../platform/store/sql/utc-moment.js';
import { deskName } from '../../../desk-name.js';
import { barredBy } from '../planned-move.js';
import { type HeldSitting, inTheWay, leadsToSameDesk, type NamedMove } from './in-each-others-way.js';

interface Asked {
  readonly class_id: number;
  readonly move: DayMove;
  /** The waiting move that is tried itself. */
  readonly waits_id?: number | undefined;
  readonly now: Date;
  readonly language: string;
}

interface Waiting {
  readonly moves: readonly DayMove[];
  /** The sittings of the class that are not over. */
  readonly sittings: readonly HeldSitting[];
}

const readWaiting = async (
  tx: Transaction<Database>,
  { class_id, waits_id = 0, now }: Pick<Asked, 'class_id' | 'waits_id' | 'now'>,
): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select (select coalesce(json_agg(m.move order by m.asked_at, m.move_id), '[]') from day_move m
        where m.class_id = ${class_id} and m.move_id <> ${waits_id}) as moves,
      (select coalesce(json_agg(json_build_object('sitting_id', i.sitting_id, 'room_id', i.room_id,
        'starts_at', ${utcMoment('i.starts_at')}, 'ends_at', ${utcMoment('i.ends_at')})), '[]')
        from exam_sitting i where i.class_id = ${class_id} and i.ends_at > ${now}) as sittings`.execute(tx);
  return rows[0] ?? { moves: [], sittings: [] };
};

/** The names of the people or rooms of moves of one kind. */
const readNamed = async (
  tx: Transaction<Database>,
  class_id: number,
  { kind, ids }: NamedMove,
): Promise<readonly string[]> => {
  const wanted = sql`${arrayText(ids)}::bigint[]`;
  const { rows } = await (kind === 'room'
    ? sql<{ name: string }>`
          select r.name from exam_room r where r.class_id = ${class_id} and r.room_id = any(${wanted})
          order by length(r.name), r.name`
    : sql<{ name: string }>`
          select e.name from enrolment e where e.class_id = ${class_id} and ${
            kind === 'seat'
              ? sql`e.enrolment_id = any(${wanted})`
              : sql`e.enrolment_id in (select t.enrolment_id from exam_ticket t
                  where t.class_id = ${class_id} and t.ticket_id = any(${wanted}))`
          } order by e.enrol_no`
  ).execute(tx);
  return rows.map(({ name }) => name);
};

/**
 * Refuses a move while another one of the same people, to the same desk, or in the same room at that time, waits for a
 * second person: carried out both, the later one would undo the other, or find its desk taken. The class must be
 * locked, so that of two requests at once the second finds the first.
 * @throws a Refusal `move_barred` that names what waits: move_waits
 */
export const refuseWaiting = async (
  tx: Transaction<Database>,
  { move, language, ...asked }: Asked,
): Promise<void> => {
  const { moves, sittings } = await readWaiting(tx, asked);
  const why = 'move_waits' as const;
  const ways = moves.map((waiting) => ({ waiting, named: inTheWay(move, waiting, sittings) }));
  const found = ways.flatMap(({ named }) => named ?? []);
  const causes = [];
  for (const concerns of dayMoveKinds) {
    const ids = found.filter(({ kind }) => kind === concerns).flatMap((each) => each.ids);
    const names = ids.length > 0 ? await readNamed(tx, asked.class_id, { kind: concerns, ids }) : [];
    if (names.length > 0)
      causes.push({
        cause: { why },
        values: { concerns, names: firstNames(names, names.length, language) },
      });
  }
  if (move.kind === 'person' && ways.some(({ waiting, named }) => !named && leadsToSameDesk(move, waiting))) {
    const { class_id } = asked;
    const { sitting_id, to_sitting_id = sitting_id, desk } = move;
    const names = await deskName(tx, language, { class_id, sitting_id: to_sitting_id, desk });
    causes.push({ cause: { why }, values: { concerns: 'desk', names } });
  }
  const [first, ...further] = causes;
  if (first) throw barredBy([first, ...further]);
};
