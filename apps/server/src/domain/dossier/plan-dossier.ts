import { sql, type Transaction } from 'kysely';
import type { Database, PlannedFile } from '../../platform/store/database.js';

/** The number of forms and tickets in one file. */
export const atOnce = { forms: 50, tickets: 100 } as const;

interface Counted {
  readonly enrolments: number;
  readonly tickets: number;
  readonly files: readonly { readonly file_id: number; readonly media_type: string }[];
}

const extensions: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

const numbered = (at: number) => String(at + 1).padStart(3, '0');

/** The files for the given number of records, several records each. */
const split = (volume: string, make: keyof typeof atOnce, count: number): readonly PlannedFile[] =>
  Array.from({ length: Math.ceil(count / atOnce[make]) }, (_, at) => ({
    path: `${volume}/${make}-${numbered(at)}.pdf`,
    make,
    from: at * atOnce[make],
  }));

const lists = (volume: string, ...names: readonly string[]): readonly PlannedFile[] =>
  names.map((make) => ({ path: `${volume}/${make}.xlsx`, make }));

/**
 * The files of the dossier of a class, volume by volume, with the function that makes each. Files that describe
 * others come after them.
 */
export const planDossier = async (tx: Transaction<Database>, class_id: number): Promise<PlannedFile[]> => {
  const { rows } = await sql<Counted>`
    select (select count(*)::int4 from enrolment e where e.class_id = c.class_id) as enrolments,
      (select count(*)::int4 from exam_ticket t where t.class_id = c.class_id and t.status in ('issued', 'used')) as tickets,
      (select coalesce(json_agg(json_build_object('file_id', f.file_id, 'media_type', f.media_type)
          order by cf.created_at, f.file_id), '[]')
        from class_file cf join file f on f.file_id = cf.file_id where cf.class_id = c.class_id) as files
    from class c where c.class_id = ${class_id}`.execute(tx);
  const { enrolments = 0, tickets = 0, files = [] } = rows[0] ?? {};
  return [
    ...lists('1-class', 'class', 'units', 'files'),
    ...files.map(({ file_id, media_type }, at) => ({
      path: `1-class/file-${numbered(at)}.${extensions[media_type] ?? 'bin'}`,
      make: 'attachment',
      id: file_id,
    })),
    ...lists('2-candidates', 'candidates', 'reviews'),
    ...split('2-candidates', 'forms', enrolments),
    ...lists('3-money', 'payments', 'receipts', 'invoices'),
    ...lists('4-exam', 'sittings', 'tickets'),
    ...split('4-exam', 'tickets', tickets),
    ...lists('5-lessons', 'lessons', 'attendance', 'courses', 'course-units', 'learners'),
    ...lists('6-check-in', 'roster', 'sitting-attendance'),
    ...lists('7-scores', 'scores'),
    ...lists('8-certificates', 'certificates', 'teachers'),
    ...lists('9-trail', 'trail'),
    { path: 'missing.pdf', make: 'missing' },
    { path: 'index.pdf', make: 'index' },
    { path: 'SHA256SUMS', make: 'sums' },
  ];
};
