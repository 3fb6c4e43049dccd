import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { openCertifying } from '../testing/certificate-office.js';
import { defaultCertificates } from './certificate-rules.js';

describe.each(engines)('numbers by another pattern on $name', (engine) => {
  let services: TestServices;
  let staff: readonly [StaffSession, StaffSession, StaffSession];
  beforeAll(async () => {
    services = await openTestServices(engine);
    const person = () => openStaff(services, { roles: ['zky-admin'] });
    staff = [await person(), await person(), await person()];
  });
  afterAll(() => services.close());

  /** The numbers of a class with the given number of candidates, in order, and the name of the class. */
  const numbersBy = async (candidate: string, candidates: number) => {
    const number = { ...defaultCertificates.number, candidate };
    const own = { ...services, certificates: { ...defaultCertificates, number } };
    const office = await openCertifying(own, staff, Array(candidates).fill(70));
    await office.prepare(staff[0]);
    const { items } = await office.list(staff[0], { sort: 'certificate_no' });
    const found = await services.store.db
      .selectFrom('class')
      .select(['code', 'level'])
      .where('class_id', '=', office.class_id)
      .executeTakeFirstOrThrow();
    return { ...found, numbers: items.map(({ certificate_no }) => certificate_no) };
  };

  it('contain class and level, and count by class if the class stands before the serial', async () => {
    const pattern = 'Z{yy}-{level}-{class_code}-{serial:3}';
    const classes = [await numbersBy(pattern, 2), await numbersBy(pattern, 3)];
    for (const { code, level, numbers } of classes)
      expect(numbers).toEqual(numbers.map((_, at) => `Z26-${level}-${code}-00${at + 1}`));
    expect(classes.map(({ numbers }) => numbers.length)).toEqual([2, 3]);
  });

  it('continue from class to class if nothing of a class stands before the serial, without leading zeros if none are wanted', async () => {
    const classes = [await numbersBy('Q{serial}', 2), await numbersBy('Q{serial}', 1)];
    expect(classes.flatMap(({ numbers }) => numbers)).toEqual(['Q1', 'Q2', 'Q3']);
  });
});
