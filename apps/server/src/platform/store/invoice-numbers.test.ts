import type pg from 'pg';
import { expect, it } from 'vitest';
import { everyEngine } from '../../testing/engines.js';
import { openEmptyDatabase } from '../../testing/open-empty-database.js';
import { migrate, readMigrations } from './migrate.js';

const known = readMigrations();
const before = known.filter(({ version }) => version < 80);

const insertInvoice = (pool: pg.Pool, invoice_id: number, invoice_no: string, red_no: string | null = null) =>
  pool.query(
    `insert into invoice (class_id, invoice_id, request_no, kind, title_type, title, amount_cents, currency, status,
       invoice_no, file_id, issued_at, red_no, created_at, updated_at)
     values ($1::int8, $1::int8, $1::int8::text, 'ordinary', 'personal', '李晓明', 68000, 'CNY', 'issued',
       $2, 1, timestamptz '2026-11-21' + $1::int8 * interval '1 hour', $3, now(), now())`,
    [invoice_id, invoice_no, red_no],
  );

const taken = { code: '23505' };

it.each(everyEngine)(
  'numbers that two papers of $name bore before they had to differ stay, are nobody else’s, and are free once put right',
  async (engine) => {
    const { pool, drop } = await openEmptyDatabase(engine);
    await migrate(pool, before);
    await insertInvoice(pool, 2, '26310001');
    await insertInvoice(pool, 1, '26310001');
    await insertInvoice(pool, 3, '26310003', '26310001');
    await migrate(pool, known);
    const { rows } = await pool.query(
      `select number, invoice_id::int4 as invoice_id, paper from invoice_number order by number`,
    );
    expect(rows).toEqual([
      { number: '26310001', invoice_id: 1, paper: 'invoice' },
      { number: '26310003', invoice_id: 3, paper: 'invoice' },
    ]);
    await expect(insertInvoice(pool, 4, '26310001')).rejects.toMatchObject(taken);
    await expect(insertInvoice(pool, 4, '26310004', '26310003')).rejects.toMatchObject(taken);
    await pool.query(`update invoice set invoice_no = '26310002' where invoice_id = 2`);
    await expect(insertInvoice(pool, 4, '26310002')).rejects.toMatchObject(taken);
    await pool.query(`update invoice set invoice_no = '26310005' where invoice_id = 2`);
    await insertInvoice(pool, 4, '26310002');
    await expect(insertInvoice(pool, 5, '26310001')).rejects.toMatchObject(taken);
    await drop();
  },
);
