import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { vacuum } from '../../../testing/vacuum.js';
import { recordStatements } from '../../class/testing/count-statements.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { listCandidateAccounts } from './list-candidate-accounts.js';
import { listCandidates } from './list-candidates.js';

type CandidateList = Parameters<typeof listCandidates>[1];
type AccountList = Parameters<typeof listCandidateAccounts>[1];

describe.each(engines)(
  'candidates of all classes, 20,000 of them and as many accounts, on $name',
  (engine) => {
    let services: TestServices;
    beforeAll(async () => {
      services = await openTestServices(engine);
      const sealed = services.keyring.seal('phone', '13800009010');
      const class_id = await insertTestClass(services, { capacity: 100_000, taken: 20_000 });
      await sql`
      insert into enrolment (class_id, enrolment_id, enrol_no, name, name_grams, id_type, id_card_enc, id_index,
        id_masked, live_id_index, phone_enc, phone_index, phone_masked, live_phone_index, enroll_type, study_type,
        status, place, consent_at, idem_key, created_at, email, employer, job)
      select ${class_id}::bigint, n, 'N-' || n, '李晓' || chr(20000 + n % 500), name_grams('李晓' || chr(20000 + n % 500)),
        'cn', ${sealed}::bytea, sha256(('i' || n)::bytea), '1101**********002X', sha256(('i' || n)::bytea), ${sealed}::bytea,
        sha256(('p' || n)::bytea), '138****0001', sha256(('p' || n)::bytea), 'individual', 'online',
        case when n % 100 = 0 then 'doubtful' else 'approved' end, 'taken', now(), 'k' || n,
        now() - make_interval(secs => n), 'li.xiaoming@example.com', repeat('浦江软件', 8), '高级技术顾问'
      from generate_series(1, 20000) as n`.execute(services.store.db);
      await sql`
      insert into candidate_account (username, username_key, name, phone_enc, phone_index, password_hash, email, status)
      select 'load' || n, 'load' || n, '李晓' || chr(20000 + n % 500),
        ${sealed}::bytea, sha256(('p' || n)::bytea), repeat('x', 97), 'li.xiaoming@example.com',
        case when n % 100 = 0 then 'frozen' else 'approved' end
      from generate_series(1, 20000) as n`.execute(services.store.db);
      await vacuum(services.store, 'enrolment', 'candidate_account');
    });
    afterAll(() => services.close());

    const expectIndexed = async (run: () => Promise<unknown>) => {
      const sent = await recordStatements(run);
      expect(sent).toHaveLength(2);
      for (const { text, values } of sent) {
        const { rows } = await services.store.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).not.toMatch(/Seq Scan on (enrolment|candidate_account)\b/);
        expect(plan).toMatch(/Index (Only )?Scan/);
      }
    };
    const searcher = () => ({ keyring: services.keyring, now: services.now() });

    it.each<[string, Partial<CandidateList>]>([
      ['the first page', {}],
      ['the oldest', { order: 'asc' }],
      ['a page in the middle', { page: 400 }],
      ['the last page', { page: 1_000 }],
      ['a common state', { status: ['approved'] }],
      ['a rare state', { status: ['doubtful'] }],
      ['two states', { status: ['doubtful', 'returned'] }],
      ['a name', { search: '晓丁' }],
      ['one letter', { search: '丁' }],
      ['a name in a state', { search: '晓丁', status: ['doubtful'] }],
      ['a phone', { search: '13800000001' }],
      ['an identity number', { search: '11010519491231002X' }],
    ])('reads and counts %s by an index, never the whole table', async (_, changes) => {
      const filters: CandidateList = { page: 1, limit: 20, order: 'desc', ...changes };
      await expectIndexed(() => listCandidates(services.store.db, filters, searcher()));
    });

    it.each<[string, Partial<AccountList>]>([
      ['the first page', {}],
      ['the last page', { page: 1_000 }],
      ['a common state', { status: 'approved' }],
      ['a rare state', { status: 'frozen' }],
      ['a name', { search: '晓丁' }],
      ['an account name', { search: 'load999' }],
      ['a phone', { search: '13800000001' }],
      ['an identity number', { search: '11010519491231002X' }],
    ])('reads and counts accounts by %s by an index', async (_, changes) => {
      const filters: AccountList = { page: 1, limit: 20, order: 'desc', ...changes };
      await expectIndexed(() => listCandidateAccounts(services.store.db, filters, searcher()));
    });
  },
);
