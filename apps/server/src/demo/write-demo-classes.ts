import type { Transaction } from 'kysely';
import { appendAudit } from '../audit/append-audit.js';
import type { AuditEvent } from '../audit/audit-event.js';
import type { Keyring } from '../crypto/keyring.js';
import type { Services } from '../services.js';
import type { Database, NewRow } from '../store/database.js';
import { newId } from '../store/new-id.js';
import { classRows } from './class-rows.js';
import type { DemoIds } from './demo-ids.js';
import { demoPhotos } from './demo-photos.js';
import { type PlannedClass, planDemo } from './demo-plan.js';
import { enrolmentRows } from './enrolment-rows.js';

const candidatesPerPhoto = 40;
const rowsPerStatement = 500;

const photoRows = (
  count: number,
  class_id: number,
  photos: readonly Buffer[],
  { keyring, size }: { keyring: Keyring; size: { width: number; height: number } },
): (NewRow<'file'> & { file_id: number })[] =>
  Array.from({ length: Math.min(photos.length, Math.ceil(count / candidatesPerPhoto)) }, (_, index) => {
    const bytes = photos[(class_id + index) % photos.length] ?? Buffer.alloc(0);
    return {
      file_id: newId(),
      class_id,
      kind: 'photo',
      media_type: 'image/jpeg',
      bytes_enc: keyring.sealBytes('photo', bytes),
      size: bytes.length,
      ...size,
      attached: true,
    };
  });

const byTime = (a: AuditEvent, b: AuditEvent) => a.at.getTime() - b.at.getTime();

const insertEnrolments = async (tx: Transaction<Database>, rows: readonly NewRow<'enrolment'>[]) => {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await tx
      .insertInto('enrolment')
      .values(rows.slice(from, from + rowsPerStatement))
      .execute();
  }
};

/** Everything a class of the demo consists of, ready to be written. */
const composeClass = (
  planned: PlannedClass,
  photos: readonly Buffer[],
  context: Parameters<typeof classRows>[1] & { readonly keyring: Keyring },
) => {
  const { row, units, assignments, events } = classRows(planned, context);
  const { width_px: width, height_px: height } = context.programme.photo;
  const files = photoRows(planned.candidates, row.class_id, photos, {
    keyring: context.keyring,
    size: { width, height },
  });
  const { class_id, code, fee_cents = 0 } = row;
  const photo_ids = files.map((file) => file.file_id);
  const enrolments = enrolmentRows(planned, { class_id, code, fee_cents, photo_ids }, context);
  return {
    row,
    units,
    assignments,
    files,
    enrolments: enrolments.map((each) => each.row),
    events: [...events, ...enrolments.flatMap((each) => each.events)].sort(byTime),
  };
};

const writeClass = async (tx: Transaction<Database>, made: ReturnType<typeof composeClass>) => {
  await tx.insertInto('class').values(made.row).execute();
  if (made.units.length > 0) await tx.insertInto('class_unit').values(made.units).execute();
  await tx.insertInto('assignment').values(made.assignments).execute();
  if (made.files.length > 0) await tx.insertInto('file').values(made.files).execute();
  await insertEnrolments(tx, made.enrolments);
  await appendAudit(tx, made.row.class_id, made.events);
};

/** Writes a year of classes with their candidates and histories. */
export const writeDemoClasses = async (
  tx: Transaction<Database>,
  ids: DemoIds,
  { programme, keyring, now }: Pick<Services, 'programme' | 'keyring' | 'now'>,
): Promise<void> => {
  const { width_px: width, height_px: height } = programme.photo;
  const photos = await demoPhotos({ width, height });
  const at = now();
  const serials = new Map<number, number>();
  const serialOf = (year: number) => {
    const serial = (serials.get(year) ?? 0) + 1;
    serials.set(year, serial);
    return serial;
  };
  for (const planned of planDemo(at)) {
    await writeClass(tx, composeClass(planned, photos, { ids, programme, keyring, now: at, serialOf }));
  }
};
