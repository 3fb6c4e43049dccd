import { defaultExam, evaluateExam, statesWithResults, subjectsOf } from '@skillcert/core';
import fc from 'fast-check';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { engines, isFullRun } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { enrolNth } from '../../enrolment/testing/enrol-nth.js';
import { isEligible } from '../../foundation/standing/is-eligible.js';
import { owesFee } from '../../foundation/standing/payable.js';

type Tx = Transaction<Database>;

const numRuns = isFullRun ? 2_000 : 40;
const state = fc.constantFrom('approved', 'approved', 'approved', 'submitted', 'in_review', 'doubtful');

/** The known result of a subject: none, an entry that may be final, or one carried over from an earlier class. */
const entry = fc.oneof(
  { weight: 1, arbitrary: fc.constant(undefined) },
  {
    weight: 5,
    arbitrary: fc.record({
      of: fc.constantFrom('agreed', 'frozen', 'published', 'final', 'final', 'final', 'final', 'final'),
      score: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 58, max: 100 }) },
        { weight: 1, arbitrary: fc.constantFrom('absent', 'violation') },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ of: fc.constant('kept'), score: fc.integer({ min: 58, max: 100 }) }),
  },
);

const money = [
  'created',
  'pending',
  'confirmed',
  'failed',
  'closed',
  'confirmed_late',
  'refunding',
  'refunded',
];
const open: readonly string[] = ['created', 'pending', 'confirmed'];
const classState = fc.constantFrom(
  'enrolling',
  'closed',
  'arranged',
  'examining',
  'scoring',
  'publicity',
  'finished',
);

/** Ends a transaction that has only looked. */
class Undo extends Error {}

describe.each(engines)('what SQL says of a scene, and what core says of it, on $name,', (engine) => {
  let services: TestServices;
  let row: { class_id: number; enrolment_id: number };
  let by: readonly number[];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const class_id = await insertTestClass(services, { fee_cents: 0 });
    const { enrolment_id } = await enrolNth(services, class_id, 1);
    row = { class_id, enrolment_id };
    const staff = await Promise.all([1, 2, 3, 4].map(() => openStaff(services, { roles: ['admin'] })));
    by = staff.map(({ user_id }) => user_id);
  });
  afterAll(() => services.close());

  const writeScore = (tx: Tx, of: typeof row, subject: string, status: string, score: number | string) => {
    const [first, second, frozen, published] = by;
    const points = typeof score === 'number' ? score : null;
    const mark = typeof score === 'number' ? null : score;
    const [isFrozen, isOut] = [status !== 'agreed', status === 'published' || status === 'final'];
    const now = services.now();
    return sql`
      insert into score (class_id, enrolment_id, subject, status, first_points, first_mark, first_by, second_points, second_mark,
        second_by, points, mark, frozen_by, frozen_at, published_by, published_at, updated_at)
      values (${of.class_id}, ${of.enrolment_id}, ${subject}, ${status}, ${points}, ${mark}, ${first}, ${points}, ${mark},
        ${second}, ${points}, ${mark}, ${isFrozen ? frozen : null}, ${isFrozen ? now : null}, ${isOut ? published : null},
        ${isOut ? now : null}, ${now})`.execute(tx);
  };
  const keep = async (tx: Tx, subject: string, points: number) => {
    const from = { class_id: newId(), enrolment_id: newId() };
    await writeScore(tx, from, subject, 'final', points);
    const now = services.now();
    const until = new Date(now.getTime() + 86_400_000);
    await sql`
      insert into kept_subject (class_id, enrolment_id, subject, from_class_id, from_enrolment_id, points, final_at, kept_until, kept_at)
      values (${row.class_id}, ${row.enrolment_id}, ${subject}, ${from.class_id}, ${from.enrolment_id}, ${points}, ${now}, ${until}, ${now})`.execute(
      tx,
    );
  };
  const pay = (tx: Tx, status: string) => {
    const open_id = open.includes(status) ? row.enrolment_id : null;
    const refunded = status === 'refunded' ? 100 : 0;
    return sql`
      insert into payment (class_id, payment_id, enrolment_id, open_enrolment_id, method, amount_cents, refunded_cents, currency, status,
        payer_name)
      values (${row.class_id}, ${newId()}, ${row.enrolment_id}, ${open_id}, 'sandbox', 100, ${refunded}, 'CNY', ${status}, '李晓明')`.execute(
      tx,
    );
  };
  const set = (tx: Tx, status: string, fee_cents: number) =>
    sql`update enrolment set status = ${status}, fee_cents = ${fee_cents}
      where class_id = ${row.class_id} and enrolment_id = ${row.enrolment_id}`.execute(tx);

  /** The result of SQL for the arranged scene, which is then rolled back. */
  const said = async (arrange: (tx: Tx) => Promise<unknown>, what: RawBuilder<boolean>) => {
    let answer: boolean | undefined;
    const looking = services.store.withTx(async (tx) => {
      await arrange(tx);
      const { rows } = await sql<{ what: boolean }>`
        select ${what} as what from enrolment e join class c on c.class_id = e.class_id
        where e.class_id = ${row.class_id} and e.enrolment_id = ${row.enrolment_id}`.execute(tx);
      answer = rows[0]?.what;
      throw new Undo();
    });
    await looking.catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
    return answer;
  };

  it('who may have a certificate has passed, by what is final and what is kept', async () => {
    const level = fc.constantFrom(...Object.keys(defaultExam.levels));
    const scene = fc.record({
      level,
      status: state,
      entries: fc.array(entry, { minLength: 9, maxLength: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(scene, async ({ level, status, entries }) => {
        const subjects = subjectsOf(defaultExam, level).map((subject, at) => ({
          ...subject,
          entry: entries[at],
        }));
        const eligible = await said(async (tx) => {
          await set(tx, status, 0);
          await sql`update class set level = ${level} where class_id = ${row.class_id}`.execute(tx);
          for (const { id, entry } of subjects) {
            if (entry?.of === 'kept') await keep(tx, id, Number(entry.score));
            else if (entry) await writeScore(tx, row, id, entry.of, entry.score);
          }
        }, isEligible(defaultExam));
        const counts = subjects.flatMap(({ id, entry }) =>
          entry?.of === 'final' || entry?.of === 'kept' ? [[id, entry.score]] : [],
        );
        expect(eligible).toBe(
          status === 'approved' && evaluateExam(subjects, Object.fromEntries(counts)) === true,
        );
      }),
      { numRuns },
    );
  });

  it('a fee is owed by who is approved, unless it went back once the results of the class stand', async () => {
    const scene = fc.record({
      status: state,
      fee_cents: fc.constantFrom(0, 100),
      class_status: classState,
      closed: fc.array(fc.constantFrom(...money.filter((each) => !open.includes(each))), { maxLength: 3 }),
      last: fc.option(fc.constantFrom(...open), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(scene, async ({ status, fee_cents, class_status, closed, last }) => {
        const payments = [...closed, ...(last ? [last] : [])];
        const owes = await said(async (tx) => {
          await set(tx, status, fee_cents);
          await sql`update class set status = ${class_status} where class_id = ${row.class_id}`.execute(tx);
          for (const payment of payments) await pay(tx, payment);
        }, owesFee);
        const isBack = payments.some((payment) => payment === 'refunding' || payment === 'refunded');
        const stands = statesWithResults.some((each) => each === class_status);
        expect(owes).toBe(status === 'approved' && fee_cents > 0 && !(isBack && stands));
      }),
      { numRuns },
    );
  });
});
