import type { ImportField } from '@skillcert/api-client/contract';
import { maskIdCard, maskPhone, normaliseIdCard, normalisePhone } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { wordsIn } from '../../../platform/http/words.js';
import { namedTwice } from '../../../platform/sheet/choose-columns.js';
import { notesUnder } from '../../../platform/sheet/hidden-columns.js';
import { firstRows, lookAt, shownText } from '../../../platform/sheet/look-at.js';
import { toReading } from '../../../platform/sheet/reading-of.js';
import { withoutTooLong } from '../../../platform/sheet/too-long.js';
import type { Row } from '../../../platform/store/database.js';
import { dayOf } from '../../../platform/store/sql/day-of.js';
import { findHead, openRows, readHeadRows } from './kept-heads.js';
import { readingUnder } from './reading-of-import.js';
import { type Choice, choices } from './rows/choices.js';
import { fieldOfHead, guessColumns } from './rows/guess-columns.js';
import { readLayouts } from './rows/kept-layouts.js';
import { readChoice, readField, readName } from './rows/read-values.js';
import { ownImports } from './show-import.js';

type Found = Pick<Row<'candidate_import'>, 'class_id' | 'import_id' | 'head_row' | 'heads_enc' | 'notes'>;

type ChoiceField = keyof typeof choices;
const isChoiceField = (field: string): field is ChoiceField => field in choices;

/** The text of a cell as the import will read it: a choice by its word, a number masked. */
const shownAs = (text: string, field: ImportField | '', language: string): string => {
  if (field === 'id_card') return maskIdCard(normaliseIdCard(text));
  if (field === 'phone') return maskPhone(normalisePhone(text));
  if (field === 'name') return shownText(readName(text));
  if (!isChoiceField(field)) return shownText(text);
  const value = readChoice(field, text);
  const isKnown = choices[field].some((each) => each === value);
  // Every value of a field is one of its choices.
  return isKnown ? wordsIn(language)(`import.value.${`${field}.${value}` as Choice}`) : shownText(text);
};

export const previewImport = handle(
  'enrolment/previewImport',
  async ({ input, caller, services, request }) => {
    const { store, keyring, now } = services;
    const { db } = store;
    const { class_id, import_id } = input;
    const { rows: found } = await sql<Found>`
    select class_id, import_id, head_row, heads_enc, notes from candidate_import i
    where class_id = ${class_id} and import_id = ${import_id} and ${ownImports({ caller, now: now() })}`.execute(
      db,
    );
    const [kept] = found;
    if (!kept) throw new Refusal('not_found');
    const headRows = await readHeadRows(db, keyring, kept);
    const head = findHead(headRows, { keyring, kept, wanted: input.head_row });
    const layout = (await readLayouts(db, keyring, caller.user_id))(head.cells);
    const fields = input.columns ?? layout ?? guessColumns(head.cells);
    const head_row = head.row_no;
    const sent = await openRows(db, keyring, { class_id, import_id, after: head_row, most: firstRows });
    const below = sent.map((row) => withoutTooLong(row, head));
    const today = dayOf(now(), services.programme);
    return lookAt<ImportField>({
      ...{ head_rows: headRows, head, below, fields, remembered: layout !== undefined },
      reading: toReading(
        await readingUnder(db, keyring, { ...kept, notes: notesUnder(kept.notes, head) }, head),
        input.columns || layout ? [] : namedTwice(head.cells.map(fieldOfHead)),
      ),
      readAs: ({ field, at, row }) => shownAs(readField(row, at, field, { today }), field, request.language),
    });
  },
);
