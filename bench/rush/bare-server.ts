import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGroupQueue } from '../../apps/server/src/enrolment/desk/group-queue.js';
import type { Store } from '../../apps/server/src/store/open-store.js';

type Pool = Store['pool'];

interface Wanted {
  readonly key: string;
  readonly class_id: number;
  readonly id_card: string;
}

interface Given {
  readonly enrol_no: string;
}

const lock = 'select capacity - taken as left, taken from bare_class where class_id = $1 for update';
const insert = `insert into bare_enrolment (class_id, enrol_no, id_card, idem_key)
  select $1, n, c, k from unnest($2::text[], $3::text[], $4::text[]) as r(n, c, k) on conflict do nothing`;
const book = 'update bare_class set taken = taken + $2 where class_id = $1';

const seat = async (pool: Pool, class_id: number, wanted: readonly Wanted[]): Promise<readonly Given[]> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({ name: 'bare-lock', text: lock, values: [class_id] });
    const { left = 0, taken = 0 } = rows[0] ?? {};
    const seated = wanted.slice(0, left).map((each, n) => ({ ...each, enrol_no: `B-${taken + n + 1}` }));
    const columns = [seated.map((s) => s.enrol_no), seated.map((s) => s.id_card), seated.map((s) => s.key)];
    await client.query({ name: 'bare-insert', text: insert, values: [class_id, ...columns] });
    await client.query({ name: 'bare-book', text: book, values: [class_id, seated.length] });
    await client.query('commit');
    return wanted.map((_, n) => ({ enrol_no: seated[n]?.enrol_no ?? '' }));
  } finally {
    client.release();
  }
};

/**
 * The baseline: the same group commit behind node's own HTTP server, which believes whatever it is sent. No ticket, no check of any
 * field, nothing sealed, no audit, no message to the candidate.
 */
export const startBareServer = async (pool: Pool) => {
  await pool.query(`
    create table bare_class (class_id bigint primary key, capacity int4 not null, taken int4 not null default 0,
      check (taken <= capacity)) with (fillfactor = 50);
    create table bare_enrolment (class_id bigint not null, enrol_no text not null, id_card text not null,
      idem_key text not null, primary key (class_id, enrol_no), unique (class_id, id_card));`);
  const queue = createGroupQueue<Wanted, Given>({
    batch_max: 256,
    queue_max: 5_000,
    blamesOne: () => false,
    busy: () => new Error('busy'),
    run: (class_id, wanted) => seat(pool, class_id, wanted),
  });
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', async () => {
      const { class_id, id_card } = JSON.parse(text);
      const data = await queue.ask(class_id, {
        class_id,
        id_card,
        key: String(request.headers['idempotency-key']),
      });
      const answer = JSON.stringify({ code: data.enrol_no ? 20_000 : 40_900, message: 'OK', data });
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-length', Buffer.byteLength(answer));
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => server.close() };
};
