import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { type PackedFile, zipPieces } from '../../../platform/zip/zip-pieces.js';

interface Place {
  readonly class_id: number;
  readonly print_id: number;
}

interface Made {
  readonly code: string;
  readonly files: readonly number[];
}

/** The files in their order, one at a time in memory. One that expired meanwhile breaks the download off. */
async function* filesOf(
  { store, keyring }: Pick<Services, 'store' | 'keyring'>,
  { class_id, print_id }: Place,
  files: Made['files'],
): AsyncIterable<PackedFile> {
  for (const file_no of files) {
    const { name, bytes_enc } = await store.db
      .selectFrom('exam_papers_file')
      .select(['name', 'bytes_enc'])
      .where('class_id', '=', class_id)
      .where('print_id', '=', print_id)
      .where('file_no', '=', file_no)
      .where('bytes_enc', 'is not', null)
      .$narrowType<{ bytes_enc: Buffer }>()
      .executeTakeFirstOrThrow();
    yield { name, bytes: keyring.openBytes('exam_papers', bytes_enc) };
  }
}

export const fetchPapersFile = handle(
  'exam/fetchPapersFile',
  async ({ input, caller, services, request }) => {
    const { class_id, print_id } = input;
    const at = services.now();
    const { rows } = await sql<Made>`
      select c.code, array(select f.file_no from exam_papers_file f
        where f.class_id = p.class_id and f.print_id = p.print_id and f.bytes_enc is not null order by f.file_no) as files
      from exam_papers p join class c on c.class_id = p.class_id
      where p.class_id = ${class_id} and p.print_id = ${print_id} and p.asked_by = ${caller.user_id} and p.expires_at > ${at}
        and not exists (select from exam_papers_file f
          where f.class_id = p.class_id and f.print_id = p.print_id and not f.done)`.execute(
      services.store.db,
    );
    const [made] = rows;
    if (!made || made.files.length === 0) throw new Refusal('not_found');
    await services.store.withTx((tx) =>
      appendAudit(tx, class_id, [
        {
          ...byStaff(caller, request),
          at,
          action: 'download',
          object_type: 'exam_papers',
          object_id: print_id,
          detail: { files: made.files.length },
        },
      ]),
    );
    return { name: `papers-${made.code}.zip`, lines: zipPieces(filesOf(services, input, made.files), at) };
  },
);
