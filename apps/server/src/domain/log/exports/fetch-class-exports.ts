import { contract } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { callScope } from '../../../platform/http/guards/class-scope.js';
import { listExports } from './list-exports.js';

const { access } = contract['class/fetchExports'];

export const fetchClassExports = handle('class/fetchExports', async ({ input, caller, services }) => {
  const { db } = services.store;
  const { rows } = await sql`
    select from class c
    where c.class_id = ${input.class_id} and ${callScope(caller, access, 'c.class_id') ?? sql`false`}`.execute(
    db,
  );
  if (rows.length === 0) throw new Refusal('not_found');
  const { items, total } = await listExports(db, { ...input, order: 'desc' });
  return { items: items.map(({ class: _, ...taken }) => taken), total };
});
