import { type CertificateKind, certificateKinds, certificateLifecycle, transition } from '@skillcert/core';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { engines } from '../../testing/engines.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { openStaff } from '../class/testing/staff.js';
import { lessonDesk } from '../study/lessons/testing/lesson-desk.js';
import { openCertifying } from './testing/certificate-office.js';
import { teachingOffice } from './testing/teaching-office.js';

interface Step {
  readonly certificate_id: number;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly user_id: number;
}

const changes = ['data_error', 'suspend', 'lift', 'revoke'] as const;
const acts = ['prepare', 'issue', 'correct', 'reissue', ...changes] as const;

type Act = (typeof acts)[number];

interface Acted {
  readonly kind: CertificateKind;
  readonly who: number;
  readonly what: Act;
  readonly on: number;
}

describe.each(engines)('the life of certificates on $name', (engine) => {
  let services: TestServices;
  let staff: [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = () => openStaff(services, { roles: ['zky-admin'] });
    staff = [await person(), await person(), await person()];
  });
  afterAll(() => services.close());

  /** Every step in the trail. */
  const stepsOf = async (class_id: number) => {
    const { rows } = await sql<Step>`
      select object_id::bigint as certificate_id, action as event, from_state as "from", to_state as "to", user_id
      from audit_event where class_id = ${class_id} and object_type = 'certificate' order by seq`.execute(
      services.store.db,
    );
    return rows;
  };

  /** A class in which two candidates passed and two experts taught: the certificates of both kinds. */
  const openBoth = async () => {
    const candidate = await openCertifying(services, staff, [70, 80]);
    const teacher = teachingOffice(services, candidate.class_id);
    const desk = lessonDesk(services, candidate.class_id, staff[0]);
    await teacher.become('closed');
    for (const from of [-8, -4])
      await desk.lesson(from, from + 2, { user_ids: [await desk.teacher(`教师 ${from}`)] });
    await teacher.become('certifying');
    return { class_id: candidate.class_id, offices: { candidate, teacher } };
  };

  it('takes only the steps of the table, with two people where it requires them, for any concurrent commands with either kind', async () => {
    const { class_id, offices } = await openBoth();
    const act = fc.record({
      kind: fc.constantFrom(...certificateKinds),
      who: fc.nat({ max: 2 }),
      what: fc.constantFrom(...acts),
      on: fc.nat({ max: 9 }),
    });
    const doTo = (
      office: (typeof offices)[CertificateKind],
      caller: StaffSession,
      what: Exclude<Act, 'prepare' | 'issue'>,
      id: number,
    ) => {
      if (what === 'correct') return office.replace(caller, id, what, '更名');
      return what === 'reissue' ? office.replace(caller, id, what) : office.change(caller, id, what);
    };
    const run = async ({ kind, who, what, on }: Acted) => {
      const office = offices[kind];
      const caller = staff[who] ?? staff[0];
      if (what === 'prepare' || what === 'issue') return office[what](caller);
      const { items } = await office.list(caller, { sort: 'certificate_no' });
      const id = items[on % Math.max(items.length, 1)]?.certificate_id;
      return id ? doTo(office, caller, what, id) : undefined;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (all) => {
        const done = await Promise.allSettled(all.map(run));
        const broken = done.filter((each) => each.status === 'rejected' && !(each.reason instanceof Refusal));
        expect(broken).toEqual([]);
      }),
      { numRuns: 16 },
    );

    const steps = await stepsOf(class_id);
    const before = new Map<number, Step>();
    for (const step of steps) {
      const { certificate_id, event, from, to, user_id } = step;
      const last = before.get(certificate_id);
      expect(from).toBe(last?.to ?? 'eligible');
      const alone = last?.user_id === user_id && (from === 'numbered' || from === 'suspended');
      const given = ['number', 'reason', 'successor', ...(alone ? [] : ['another_person'])];
      const outcome = transition(certificateLifecycle, { state: from, event, actors: ['zky-admin'], given });
      expect([event, outcome.ok && outcome.to]).toEqual([event, to]);
      before.set(certificate_id, step);
    }
    const { rows } = await sql<{
      certificate_id: number;
      kind: string;
      certificate_no: string;
      status: string;
    }>`
      select certificate_id, kind, certificate_no, status from certificate where class_id = ${class_id} order by certificate_no`.execute(
      services.store.db,
    );
    expect(rows.map(({ certificate_id, status }) => [certificate_id, status]).toSorted()).toEqual(
      [...before].map(([id, { to }]) => [id, to]).toSorted(),
    );
    for (const kind of certificateKinds) {
      const own = rows.filter((row) => row.kind === kind);
      const serials = own.map(({ certificate_no }) => Number(certificate_no.slice(-6)));
      expect(serials).toEqual(serials.map((_, at) => (serials[0] ?? 0) + at));
      const first = kind === 'teacher' ? 'T' : 'S';
      expect(own.filter(({ certificate_no }) => !certificate_no.startsWith(first))).toEqual([]);
    }
    expect(await verifyChain(services.store.db, class_id)).toMatchObject({ ok: true });
  });
});
