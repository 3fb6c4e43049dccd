import { buffer } from 'node:stream/consumers';
import { listSheet } from '../../../platform/documents/list-file.js';
import { attachmentKind } from '../../../platform/files/store-attachment.js';
import { candidateForms } from './candidate-forms.js';
import { indexPaper, missingPaper } from './describing-papers.js';
import { sheets } from './list-sheets.js';
import type { Make } from './making.js';
import { printedTickets } from './printed-tickets.js';

/** A file attached to the application, unchanged. */
const attachment: Make = async ({ services: { store, keyring }, dossier: { class_id } }, { id = 0 }) => {
  const found = await store.db
    .selectFrom('class_file')
    .innerJoin('file', 'file.file_id', 'class_file.file_id')
    .select('bytes_enc')
    .where('class_file.class_id', '=', class_id)
    .where('class_file.file_id', '=', id)
    .executeTakeFirst();
  return { bytes: found && keyring.openBytes(attachmentKind, found.bytes_enc) };
};

/** The checksums of all files before it, as `sha256sum -c` reads them. */
const sums: Make = async ({ services: { store }, dossier: { class_id, dossier_id } }) => {
  const files = await store.db
    .selectFrom('class_dossier_file')
    .select(['path', 'sha256'])
    .where('class_id', '=', class_id)
    .where('dossier_id', '=', dossier_id)
    .orderBy('file_no')
    .execute();
  return { bytes: Buffer.from(files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')) };
};

const papers: Readonly<Record<string, Make>> = {
  attachment,
  forms: candidateForms,
  missing: missingPaper,
  index: indexPaper,
  sums,
};

/** Makes one file of a dossier. The list of tickets has the name of the tickets: one is a sheet, the other a paper. */
export const makeFile: Make = async (making, file) => {
  if (file.make === 'tickets' && file.from !== undefined) return printedTickets(making, file);
  const sheet = sheets[file.make];
  if (sheet) return { bytes: await buffer(listSheet(file.make, await sheet(making))) };
  const paper = papers[file.make];
  if (!paper) throw new Error(`Nothing makes ${file.path}: this release does not know ${file.make}.`);
  return paper(making, file);
};
