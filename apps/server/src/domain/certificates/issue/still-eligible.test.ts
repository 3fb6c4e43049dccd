import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../../platform/audit/verify-chain.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf, sentenceOf } from '../../class/testing/refused.js';
import { openStaff } from '../../class/testing/staff.js';
import { scoreCalls } from '../../scores/testing/score-office.js';
import { openCertifying } from '../testing/certificate-office.js';

describe.each(engines)('a candidate no longer eligible, on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = () => openStaff(services, { roles: ['zky-admin'] });
    staff = [await person(), await person(), await person()];
  });
  afterAll(() => services.close());

  type Office = Awaited<ReturnType<typeof openCertifying>>;

  /** Two people annul the theory of the first candidate. */
  const annul = async ({ class_id, enrolled }: Office) => {
    const scores = scoreCalls(services, class_id, enrolled);
    const { amendment_id } = await scores.propose(staff[0], 'theory');
    await scores.decideAmendment(staff[2], amendment_id, 'confirm');
  };

  it('gets no certificate though the number was taken before: the others get theirs, and the answer names those who stay back', async () => {
    const office = await openCertifying(services, staff, [70, 80]);
    const [a, b] = staff;
    await office.prepare(a);
    await annul(office);
    const before = await office.list(b, { sort: 'certificate_no' });
    const [first = 0, second = 0] = before.items.map(({ certificate_id }) => certificate_id ?? 0);
    expect(before.items.map(({ barred }) => barred)).toEqual([true, false]);
    expect([before.issuable, before.barred, before.counts.numbered]).toEqual([1, 1, 2]);
    expect(await refusalOf(office.issue(b, [first]))).toBe('not_eligible');
    expect(await refusalOf(office.issue(b, [second, first]))).toBe('not_eligible');
    const named = { name: before.items[0]?.name, certificate_no: before.items[0]?.certificate_no };
    const message = await sentenceOf(office.issue(b, [first]));
    expect(await office.issue(b)).toEqual({
      issued: 1,
      left_out: [{ certificate_id: first, ...named, why: 'not_eligible', message }],
      status: 'certifying',
    });
    expect(await office.detail(b, first)).toMatchObject({ status: 'numbered', barred: true });
    expect(await office.detail(b, second)).toMatchObject({ status: 'valid', barred: false });
    expect(await refusalOf(office.issue(b))).toBe('not_eligible');
    await office.change(b, first, 'data_error');
    expect((await office.list(b)).counts).toMatchObject({ eligible: 0, numbered: 0, valid: 1, void: 1 });
    expect(await verifyChain(services.store.db, office.class_id)).toMatchObject({ ok: true });
  });

  it('gets none in the place of another either', async () => {
    const office = await openCertifying(services, staff, [70]);
    const [a, b] = staff;
    await office.prepare(a);
    await office.issue(b);
    const id = (await office.list(a)).items[0]?.certificate_id ?? 0;
    await annul(office);
    const { certificate_id } = await office.replace(a, id, 'reissue');
    expect(await refusalOf(office.issue(b, [certificate_id]))).toBe('not_eligible');
    expect(await office.detail(a, id)).toMatchObject({ status: 'valid', barred: false });
  });

  it('does not hold the others up: a number that the caller took waits for another person', async () => {
    const office = await openCertifying(services, staff, [70, 80]);
    const [a, b] = staff;
    const [one = 0, two = 0] = office.enrolled;
    await office.prepare(a, [one]);
    await office.prepare(b, [two]);
    const { items } = await office.list(a, { sort: 'certificate_no' });
    expect(await office.issue(a)).toMatchObject({
      issued: 1,
      left_out: [
        {
          certificate_id: items[0]?.certificate_id,
          why: 'another_person',
          message: expect.stringContaining('此前的步骤由您办理'),
        },
      ],
    });
  });
});
