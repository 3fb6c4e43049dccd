import type { OutputOf } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { groupEmployers } from './employers.js';
import { isUnpaidIn } from './list-unpaid.js';

export const fetchUnpaidGroups = handle('payment/fetchUnpaidGroups', async ({ input, caller, services }) => {
  const { class_id, declared_too } = input;
  const isOfClass = class_id === undefined ? sql`true` : sql`class_id = ${class_id}`;
  const { rows } = await sql<OutputOf<'payment/fetchUnpaidGroups'>>`
    with due as materialized (
      select e.class_id, c.class_name, e.unit_id, e.employer from enrolment e join class c on c.class_id = e.class_id
      where ${isUnpaidIn(caller, {}, declared_too ? 'a_line' : 'open_classes')}
    ), classes as (
      select class_id, class_name, count(*)::int4 as count from due group by class_id, class_name
      order by count desc, class_id desc limit ${limits.payee_groups_max}
    ), units as (
      select u.unit_id, u.com_name, count(*)::int4 as count from due join unit u on u.unit_id = due.unit_id
      where ${isOfClass} group by u.unit_id, u.com_name order by count desc, u.unit_id limit ${limits.payee_groups_max}
    ), employers as (
      select employer, count(*)::int4 as count from due where ${isOfClass} and employer <> ''
      group by employer)
    select (select coalesce(json_agg(k), '[]') from classes k) as classes, (select coalesce(json_agg(k), '[]') from units k) as units,
      (select coalesce(json_agg(k), '[]') from employers k) as employers`.execute(services.store.db);
  const { employers = [], ...groups } = rows[0] ?? { classes: [], units: [] };
  return { ...groups, employers: groupEmployers(employers) };
});
