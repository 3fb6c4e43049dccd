import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { countStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { waitingDesk } from '../testing/waiting-desk.js';
import { fetchSeats } from './fetch-seats.js';

describe.each(engines)('the seats left on $name', (engine) => {
  let services: TestServices;
  let second = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
  });
  afterAll(() => services.close());

  const ask = (class_ids: number[]) =>
    callHandler(fetchSeats, { services, caller: undefined, input: { class_ids } });
  const later = () => {
    second += 2;
    services.moveTo(new Date(Date.parse('2026-11-21T04:00:00Z') + second * 1_000).toISOString());
  };

  it('follow enrolments and the line, and leave out classes that take none', async () => {
    const class_id = await insertTestClass(services, { capacity: 1 });
    const closed = await insertTestClass(services, { status: 'closed' });
    later();
    expect(await ask([class_id, closed, 4711])).toEqual({
      items: [{ class_id, seats_left: 1, taken: 0, waiting: 0 }],
      open: 1,
    });
    const desk = waitingDesk(services, class_id);
    await desk.enrol(1);
    await desk.enrol(2);
    later();
    expect((await ask([class_id])).items).toEqual([{ class_id, seats_left: 0, taken: 1, waiting: 1 }]);
  });

  it('cost one query, however many ask in the same second', async () => {
    later();
    const everybody = () => Promise.all(Array.from({ length: 200 }, () => ask([1, 2, 3])));
    expect(await countStatements(everybody)).toHaveLength(1);
  });

  it('are shown for a page at a time', async () => {
    const tooMany = Array.from({ length: limits.page_size_max + 1 }, (_, n) => n + 1);
    await expect(ask(tooMany)).rejects.toThrow();
  });
});
