import { sql } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import { type PackedFile, zipPieces } from '../../../../platform/zip/zip-pieces.js';

interface Printed {
  readonly code: string;
  readonly parts: readonly number[];
}

interface Place {
  readonly class_id: number;
  readonly print_id: number;
}

/** The parts in their order, one at a time in memory. One that expired meanwhile breaks the download off. */
async function* partsOf(
  { store, keyring }: Pick<Services, 'store' | 'keyring'>,
  { class_id, print_id }: Place,
  { code, parts }: Printed,
): AsyncIterable<PackedFile> {
  for (const [at, part_no] of parts.entries()) {
    const { bytes_enc } = await store.db
      .selectFrom('ticket_print_part')
      .select('bytes_enc')
      .where('class_id', '=', class_id)
      .where('print_id', '=', print_id)
      .where('part_no', '=', part_no)
      .executeTakeFirstOrThrow();
    const bytes = keyring.openBytes('ticket_print', bytes_enc);
    yield { name: `tickets-${code}-${String(at + 1).padStart(3, '0')}.pdf`, bytes };
  }
}

async function* bytesOf(files: AsyncIterable<PackedFile>): AsyncIterable<Uint8Array> {
  for await (const { bytes } of files) yield bytes;
}

export const fetchPrintFile = handle(
  'ticket/fetchPrintFile',
  async ({ input, caller, services, request }) => {
    const { class_id, print_id } = input;
    const at = services.now();
    const { rows } = await sql<Printed>`
    select c.code, array(select s.part_no from ticket_print_part s
      where s.class_id = p.class_id and s.print_id = p.print_id order by s.part_no) as parts
    from ticket_print p join class c on c.class_id = p.class_id
    where p.class_id = ${class_id} and p.print_id = ${print_id} and p.asked_by = ${caller.user_id}
      and p.printed = cardinality(p.ticket_ids) and p.expires_at > ${at}`.execute(services.store.db);
    const [found] = rows;
    if (!found || found.parts.length === 0) throw new Refusal('not_found');
    await services.store.withTx((tx) =>
      appendAudit(tx, class_id, [
        {
          ...byStaff(caller, request),
          at,
          action: 'download',
          object_type: 'ticket_print',
          object_id: print_id,
          detail: { parts: found.parts.length },
        },
      ]),
    );
    const files = partsOf(services, input, found);
    const isOne = found.parts.length === 1;
    return {
      name: `tickets-${found.code}.${isOne ? 'pdf' : 'zip'}`,
      lines: isOne ? bytesOf(files) : zipPieces(files, at),
    };
  },
);
