import type { ExamScore } from '@skillcert/core';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../platform/audit/verify-chain.js';
import type { Candidate, StaffSession } from '../../platform/http/calls/caller.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { engines } from '../../testing/engines.js';
import { setClassStatus } from '../class/lifecycle/set-class-status.js';
import { callHandler } from '../class/testing/call-handler.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { openStaff } from '../class/testing/staff.js';
import { openCandidate } from '../enrolment/testing/test-candidate.js';
import { importOffice, scoreSheet } from './import/testing/import-office.js';
import { replayScores } from './testing/replay-scores.js';
import { openScoring } from './testing/score-office.js';

/** A class in which things happen to the scores of two candidates. */
interface Life {
  readonly office: Awaited<ReturnType<typeof openScoring>>;
  readonly desk: ReturnType<typeof importOffice>;
  readonly numbers: readonly string[];
  /** The first of the two. */
  readonly candidate: Candidate;
  readonly move: (
    caller: StaffSession,
    event: 'freeze_scores' | 'objection_upheld' | 'publicity_end',
  ) => Promise<unknown>;
}

interface Acted {
  readonly caller: StaffSession;
  readonly subject: (typeof subjects)[number];
  readonly score: ExamScore;
  readonly enrolment_id: number;
}

const subjects = ['theory', 'practical'] as const;

const cellOf = async ({ office }: Life, { caller, subject, enrolment_id }: Acted) =>
  (await office.read(caller, enrolment_id)).scores.find((cell) => cell.subject === subject);

/** Decides about the change that waits, if one does. */
const decide = (event: 'confirm' | 'refuse' | 'withdraw') => async (life: Life, acted: Acted) => {
  const waiting = (await cellOf(life, acted))?.amendment;
  return waiting && life.office.decideAmendment(acted.caller, waiting.amendment_id, event, '核对评分表');
};

/** Decides about the recheck of a subject of the first candidate, if they asked for one. */
const answer = (event: 'unchanged' | 'uphold') => async (life: Life, acted: Acted) => {
  const [enrolment_id = 0] = life.office.enrolled;
  const asked = (await cellOf(life, { ...acted, enrolment_id }))?.recheck;
  const score = event === 'uphold' ? acted.score : undefined;
  return asked && life.office.decideRecheck(acted.caller, asked.recheck_id, event, score);
};

/** All possible actions on scores. */
const acts = {
  enter: ({ office }: Life, { caller, subject, score }: Acted) => office.enterAll(caller, subject, score),
  empty: ({ office }: Life, { caller, subject, enrolment_id }: Acted) =>
    office.enter(caller, [{ enrolment_id, subject, score: null }]),
  import: async ({ desk, numbers }: Life, { caller, score }: Acted) => {
    const text = typeof score === 'number' ? score : '缺考';
    return desk.send(caller, await scoreSheet(numbers.map((number) => [number, text, text])));
  },
  undo: async ({ desk }: Life, { caller }: Acted) => {
    const [newest] = await desk.imports(caller);
    return newest && desk.undo(caller, newest.import_id);
  },
  decide: ({ office }: Life, { caller, subject, score, enrolment_id }: Acted) =>
    office.decide(caller, subject, score, enrolment_id),
  freeze: ({ office }: Life, { caller, subject }: Acted) => office.freeze(caller, subject),
  publish: ({ office }: Life, { caller, subject }: Acted) => office.publish(caller, subject),
  propose: ({ office }: Life, { caller, subject, score, enrolment_id }: Acted) =>
    office.propose(caller, subject, score, enrolment_id),
  annul: ({ office }: Life, { caller, subject, enrolment_id }: Acted) =>
    office.propose(caller, subject, undefined, enrolment_id),
  confirm: decide('confirm'),
  refuse: decide('refuse'),
  withdraw: decide('withdraw'),
  ask: ({ office, candidate }: Life, { subject }: Acted) => office.ask(candidate, subject),
  keep: answer('unchanged'),
  uphold: answer('uphold'),
  object: ({ move }: Life, { caller }: Acted) => move(caller, 'objection_upheld'),
  display: ({ move }: Life, { caller }: Acted) => move(caller, 'freeze_scores'),
  end: ({ move }: Life, { caller }: Acted) => move(caller, 'publicity_end'),
} as const satisfies Record<string, (life: Life, acted: Acted) => Promise<unknown>>;

const names = Object.keys(acts).filter((name): name is keyof typeof acts => name in acts);

/** The states of the scores when the actions begin: by chance few of them would reach the end. */
const beginnings = ['empty', 'agreed', 'frozen', 'published'] as const;

describe.each(engines)('the life of scores on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = () => openStaff(services, { roles: ['zky-admin'] });
    staff = [await person(), await person(), await person(), await person()];
  });
  afterAll(() => services.close());

  const begin = async (at: (typeof beginnings)[number]): Promise<Life> => {
    const office = await openScoring(services, 2);
    const { class_id, enrolled } = office;
    const [a, b, c, d] = staff;
    for (const subject of subjects) {
      if (at === 'empty') continue;
      for (const person of [a, b]) await office.enterAll(person, subject, 60);
      if (at === 'agreed') continue;
      await office.freeze(c, subject);
      if (at === 'published') await office.publish(d, subject);
    }
    const { rows } = await sql<{ phone_index: Buffer }>`
      select phone_index from enrolment where class_id = ${class_id} and enrolment_id = ${enrolled[0] ?? 0}`.execute(
      services.store.db,
    );
    const desk = importOffice(services, class_id);
    return {
      office,
      desk,
      numbers: await desk.numbers(),
      candidate: { ...(await openCandidate(services, '13800009000')), ...rows[0] },
      move: (caller, event) =>
        callHandler(setClassStatus, { services, caller, input: { class_id, event, reason: '漏录考生' } }),
    };
  };

  it('takes only the steps of the table, by the people whom it allows, for any concurrent commands', async () => {
    const act = fc.record({
      who: fc.nat({ max: 3 }),
      what: fc.constantFrom(...names),
      subject: fc.constantFrom(...subjects),
      on: fc.nat({ max: 1 }),
      // Mostly one figure, so that two people agree.
      score: fc.constantFrom<ExamScore>(60, 60, 60, 61, 'absent'),
    });
    const atOnce = fc.array(act, { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...beginnings),
        fc.array(atOnce, { minLength: 3, maxLength: 8 }),
        async (at, rounds) => {
          const life = await begin(at);
          const { class_id, enrolled } = life.office;
          for (const round of rounds) {
            const done = await Promise.allSettled(
              round.map(({ who, what, subject, on, score }) => {
                const caller = staff[who] ?? staff[0];
                return acts[what](life, { caller, subject, score, enrolment_id: enrolled[on] ?? 0 });
              }),
            );
            const broken = done.filter(
              (each) => each.status === 'rejected' && !(each.reason instanceof Refusal),
            );
            expect(broken).toEqual([]);
          }
          await replayScores(services.store.db, class_id);
          expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
        },
      ),
      { numRuns: 16 },
    );
  });

  it('is distinguished from one in which the wrong person took a step', async () => {
    const { office } = await begin('frozen');
    const { class_id } = office;
    await replayScores(services.store.db, class_id);
    const [a] = staff;
    // As if the people who entered them had published them, without the checks of the schema.
    await sql`
      insert into audit_event (class_id, seq, at, user_id, actor_role, action, object_type, object_id, from_state, to_state,
        detail, prev_hash, hash)
      select class_id, seq + 1, at, ${a.user_id}::bigint, actor_role, 'publish', object_type, object_id, 'frozen', 'published',
        detail, hash, sha256(hash)
      from audit_event where class_id = ${class_id} and object_type = 'score_subject' order by seq desc limit 1`.execute(
      services.store.db,
    );
    const replayed = replayScores(services.store.db, class_id);
    await expect(replayed).rejects.toMatchObject({ actual: ['frozen', 'publish', false] });
  });
});
