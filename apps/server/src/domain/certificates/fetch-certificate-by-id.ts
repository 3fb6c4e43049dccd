import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { readTimeline } from '../../platform/audit/read-timeline.js';
import { handle } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { entersScores } from '../foundation/access/enters-scores.js';
import { isBarred } from '../foundation/standing/is-eligible.js';
import { certificateColumns } from './certificate-columns.js';
import { certificateScope, certificateWithHolder } from './certificate-scope.js';
import { registryColumns } from './registry/registry-columns.js';

type Found = Omit<OutputOf<'certificate/fetchCertificateById'>, 'may_change' | 'timeline'>;

export const fetchCertificateById = handle(
  'certificate/fetchCertificateById',
  async ({ input: { class_id, certificate_id }, caller, services }) => {
    const { db } = services.store;
    const me = sql`${caller.user_id}::bigint`;
    const { rows } = await sql<Found>`
      select ${certificateColumns(sql`k.name`)}, ${registryColumns}, k.kind, k.enrolment_id, e.enrol_no, k.user_id,
        case when k.kind = 'teacher' then json_build_object('lessons', k.lessons, 'minutes', k.minutes) end as teaching,
        ${isBarred(services.exam)} as barred, c.status as class_status, k.prepared_by = ${me} as prepared_by_me,
        k.suspended_by is not distinct from ${me} as suspended_by_me
      from ${certificateWithHolder}
      where k.class_id = ${class_id} and k.certificate_id = ${certificate_id} and ${certificateScope(caller)}`.execute(
      db,
    );
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    return {
      ...found,
      may_change: entersScores(caller, class_id),
      timeline: await readTimeline(db, class_id, 'certificate', certificate_id),
    };
  },
);
