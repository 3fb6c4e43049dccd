import { acceptsCertificates } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import { lockCertificates } from '../issue/lock-certificates.js';
import { numberCertificates } from '../issue/number-certificates.js';
import type { CertificateHolder } from '../issue/write-numbered.js';
import { eligibleTeachers } from './eligible-teachers.js';

const kind = 'teacher';

export const prepareTeachers = handle('certificate/prepareTeachers', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, user_ids } = input;
    const now = services.now();
    const { level, code: class_code } = await lockCertificates(tx, class_id, (status) =>
      acceptsCertificates(status, kind),
    );
    const asked = [...new Set(user_ids)];
    const wanted = user_ids ? sql`t.user_id = any(${asked}::bigint[])` : sql`true`;
    const { rows: holders } = await sql<CertificateHolder>`
      select t.user_id as holder_id, a.name, t.lessons, t.minutes
      from class c cross join lateral ${eligibleTeachers(now)} as t join account a on a.user_id = t.user_id
      where c.class_id = ${class_id} and ${wanted}
      order by a.name, a.user_id`.execute(tx);
    if (holders.length === 0 || (user_ids && holders.length < asked.length))
      throw refuseTransition({ why: 'none_to_certify' });
    await numberCertificates(
      tx,
      { caller, request, services, now },
      { class_id, kind, level, class_code, holders },
    );
    return { prepared: holders.length };
  }),
);
