import type { InputOf } from '@skillcert/api-client/contract';
import { limits, type MatchRule } from '@skillcert/core';
import { type Insertable, sql, type Transaction } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import type { BankBatchTable } from '../../../platform/store/tables/statement-tables.js';
import { decideEach } from '../payments/many/decide-each.js';
import { linesLeftOut } from './lines-left-out.js';
import { matchLine } from './match/match-line.js';
import { evaluated, isByName, isByOther, isOpen, isSure } from './match/suggest.js';

interface SureLine {
  readonly line_id: number;
  readonly amount_cents: number;
  readonly class_id: number;
  readonly payment_id: number | null;
  readonly enrolment_id: number;
  /** How many lines qualify, this one included. */
  readonly all: number;
}

/**
 * The next lines that are sure; or, of the given lines, which a person has checked, those that agree by their rule, by
 * name with the person who was seen beside them. The earlier payment comes first: of two for one fee it is the one that
 * pays it.
 */
const readSure = async (
  tx: Transaction<Database>,
  { line_ids, by_name, after }: InputOf<'payment/matchSureBankLines'>,
): Promise<readonly SureLine[]> => {
  const isSeen = by_name
    ? sql`(o.line_id, o.enrolment_id) in (select * from unnest(${by_name.map(({ line_id }) => line_id)}::bigint[],
        ${by_name.map(({ enrolment_id }) => enrolment_id)}::bigint[])) and ${isByName}`
    : isSure;
  const isMeant = line_ids ? sql`o.line_id = any(${[...line_ids]}::bigint[]) and ${isByOther}` : isSeen;
  const isNext = after
    ? sql`(o.paid_on, o.line_id) > (select l.paid_on, l.line_id from bank_line l where l.line_id = ${after})`
    : sql`true`;
  const { rows } = await sql<SureLine>`
    with lines as (select * from bank_line l where ${isOpen}), ${evaluated}
    select o.line_id, o.came_cents as amount_cents, o.class_id, o.payment_id, o.enrolment_id, (count(*) over ())::int4 as all
    from evaluated o where ${isMeant} and ${isNext}
    order by o.paid_on, o.line_id limit ${limits.bank_lines_round_max}`.execute(tx);
  return rows;
};

/** The lines that a person chose, if any, and the rule by which those of a round agree. */
const chosenOf = ({
  line_ids,
  by_name,
}: Pick<InputOf<'payment/matchSureBankLines'>, 'line_ids' | 'by_name'>): {
  readonly rule: MatchRule;
  readonly line_ids?: readonly number[];
} => {
  if (by_name) return { rule: 'name', line_ids: by_name.map(({ line_id }) => line_id) };
  return line_ids ? { rule: 'payer', line_ids } : { rule: 'number' };
};

/**
 * Writes a batch, or adds a round to it.
 * @throws a Refusal not_found where it is somebody else's
 */
const keepBatch = async (
  tx: Transaction<Database>,
  { batch_id, made_by, made_at, matched, matched_cents }: Insertable<BankBatchTable>,
): Promise<void> => {
  const { rows } = await sql`
    insert into bank_batch (batch_id, made_by, made_at, matched, matched_cents)
    values (${batch_id}, ${made_by}, ${made_at}, ${matched}, ${matched_cents})
    on conflict (batch_id) do update set matched = bank_batch.matched + excluded.matched,
      matched_cents = bank_batch.matched_cents + excluded.matched_cents
    where bank_batch.made_by = excluded.made_by
    returning batch_id`.execute(tx);
  if (rows.length === 0) throw new Refusal('not_found');
};

/** Of these lines, those that are open by now. */
const stillOpen = async (
  tx: Transaction<Database>,
  line_ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (line_ids.length === 0) return new Set();
  const { rows } = await sql<Pick<SureLine, 'line_id'>>`
    select l.line_id from bank_line l where l.line_id = any(${[...line_ids]}::bigint[]) and ${isOpen}`.execute(
    tx,
  );
  return new Set(rows.map(({ line_id }) => line_id));
};

/** Refusals that leave a line open, because somebody else changed something meanwhile. */
const reasons = [
  'not_found',
  'state_changed',
  'amount_differs',
  'already_paid',
  'not_payable',
  'transition_refused',
  'another_person',
] as const;

export const matchSureBankLines = handle(
  'payment/matchSureBankLines',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const batch_id = input.batch_id ?? newId();
      const { rule, line_ids } = chosenOf(input);
      const sure = await readSure(tx, input);
      const inOrderOfLocks = sure.toSorted((a, b) => a.class_id - b.class_id);
      const byId = new Map(inOrderOfLocks.map((line) => [line.line_id, line]));
      // And then those that agree no more.
      const meant = new Set([...byId.keys(), ...(line_ids ?? [])]);
      const leaving = { reasons, language: request.language };
      const { done, left_out } = await decideEach([...meant], leaving, async (line_id) => {
        const line = byId.get(line_id);
        if (!line) throw new Refusal('state_changed');
        const { class_id, payment_id, enrolment_id, amount_cents } = line;
        const order =
          payment_id === null ? { class_id, enrolment_ids: [enrolment_id] } : { class_id, payment_id };
        await matchLine(tx, { line_id, order, batch_id, rule, caller, request, services });
        return amount_cents;
      });
      const matched = { matched: done.length, matched_cents: done.reduce((sum, cents) => sum + cents, 0) };
      if (matched.matched > 0)
        await keepBatch(tx, { ...matched, batch_id, made_by: caller.user_id, made_at: services.now() });
      // Nobody chose the lines of such a round: those that somebody else confirmed meanwhile are simply done.
      const open = line_ids
        ? meant
        : await stillOpen(
            tx,
            left_out.map(({ id }) => id),
          );
      return {
        batch_id,
        ...matched,
        left_out: await linesLeftOut(
          tx,
          left_out.filter(({ id }) => open.has(id)),
        ),
        left: (sure[0]?.all ?? 0) - sure.length,
        last: sure.at(-1)?.line_id ?? null,
      };
    }),
);
