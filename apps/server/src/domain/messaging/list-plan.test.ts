import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { engines } from '../../testing/engines.js';
import { vacuum } from '../../testing/vacuum.js';
import { callHandler } from '../class/testing/call-handler.js';
import { recordStatements } from '../class/testing/count-statements.js';
import { explainStatements } from '../class/testing/explain-statements.js';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { openStaff } from '../class/testing/staff.js';
import { fetchMailings } from './mailings/fetch-mailings.js';
import { fetchMessages } from './messages/fetch-messages.js';
import { claimMessages } from './out/claim-messages.js';

describe.each(engines)('the lists of messages on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let admin: StaffSession;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
    admin = await openStaff(services, { roles: ['admin'] });
    const { keyring, store } = services;
    const sealed = keyring.seal('sms', JSON.stringify({ language: 'zh', params: { text: '通知' } }));
    // Fifty classes; only the columns of the indexes matter here.
    const classOf = sql`case when n % 50 = 0 then ${class_id}::bigint else n % 50 end`;
    await sql`
      insert into sms (sms_id, class_id, template, params, phone_enc, phone_masked, status, created_at, mailing_id, enrolment_id,
        phone_index)
      select n, ${classOf}, 'group', ${JSON.stringify({ sealed: sealed.toString('base64') })}::jsonb, '\\x00', '',
        case n % 3 when 0 then 'failed' when 1 then 'queued' else 'delivered' end, now() - make_interval(secs => n), 1 + n / 1000, n,
        sha256(('p' || n)::bytea)
      from generate_series(1, 20000) as n`.execute(store.db);
    await sql`
      insert into mailing (class_id, mailing_id, template_id, title, text, audience, status, enrolment_ids, position,
        segments, segment_cents, currency, few, taken_at, asked_by, created_at, updated_at)
      select ${classOf}, n, 'news', '{"en":"N"}', '{"en":"N"}', 'everyone', 'done', array[n], 1, 1, 5, 'CNY', true,
        now(), ${admin.user_id}, now() - make_interval(secs => n), now()
      from generate_series(1, 20000) as n`.execute(store.db);
    await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key, created_at)
      select ${classOf}, n, 'N-' || n, '李晓' || chr(20000 + n % 500),
        array['李', '晓', chr(20000 + n % 500), '李晓', '晓' || chr(20000 + n % 500)], 'cn', '\\x00',
        sha256(('i' || n)::bytea), '', sha256(('i' || n)::bytea), '\\x00', sha256(('p' || n)::bytea), '',
        sha256(('p' || n)::bytea), 'individual', 'online', 'approved', 'taken', now(), 'k' || n, now()
      from generate_series(1, 20000) as n`.execute(store.db);
    await vacuum(store, 'enrolment');
    await sql`analyze sms, mailing`.execute(store.db);
  });
  afterAll(() => services.close());

  const plansOf = async (run: () => Promise<unknown>): Promise<string> => {
    return (await explainStatements(services.store.pool, await recordStatements(run))).join('\n');
  };

  it.each([
    ['a first page', {}],
    ['a state, oldest first', { status: ['failed' as const], order: 'asc' as const }],
    ['a late page', { page: 15 }],
    ['one message to many', { mailing_id: 4 }],
    ['those to a name', { search: '晓丁' }],
    ['those to a phone', { search: '13800000001' }],
    ['those to an enrolment number that did not arrive', { search: 'N-100', status: ['failed' as const] }],
    ['those to an identity number', { search: '11010519491231002X' }],
  ])('reads %s of the messages by an index', async (_, changes) => {
    const input = { class_id, ...changes };
    const plan = await plansOf(() => callHandler(fetchMessages, { services, caller: admin, input }));
    expect(plan).not.toMatch(/Seq Scan on (?:sms|enrolment)/);
  });

  it('finds the next message by an index', async () => {
    const plan = await plansOf(() => claimMessages(services, 'local'));
    expect(plan).toMatch(/sms_waiting/);
    expect(plan).not.toMatch(/Seq Scan on sms/);
  });

  it('reads the messages to many with their progress by an index', async () => {
    const plan = await plansOf(() =>
      callHandler(fetchMailings, { services, caller: admin, input: { class_id, limit: 5 } }),
    );
    expect(plan).not.toMatch(/Seq Scan on (?:sms|mailing)/);
  });
});
