import { acceptsCertificates } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../platform/store/read-page.js';
import { statesWhere } from '../../foundation/standing/states-where.js';

const numbering = statesWhere((status) => acceptsCertificates(status, 'teacher'));

/**
 * The accounts that taught finished lessons of `class c`, and may have a certificate for them but have none: no
 * number is taken except void ones. Each with its number of lessons and minutes; a part of a minute counts as one.
 */
export const eligibleTeachers = (now: Date): RawBuilder<unknown> => sql`(
  select t.user_id, count(*)::int4 as lessons, ceil(extract(epoch from sum(l.ends_at - l.starts_at)) / 60)::int4 as minutes
  from lesson_teacher t
  join lesson l on l.class_id = t.class_id and l.lesson_id = t.lesson_id
  where t.class_id = c.class_id and l.ends_at <= ${now}::timestamptz and ${isOneOf('c.status', numbering)}
    and not exists (select from certificate x
      where x.class_id = t.class_id and x.user_id = t.user_id and x.status <> 'void')
  group by t.user_id)`;
