import type { ImportField, ReadingKind } from '@skillcert/api-client/contract';
import { normaliseIdCard, parseResidentId } from '@skillcert/core';
import type { RowRules } from './rows/evaluate-row.js';
import { hasPartOfYear, isSpread, readBirth, readChoice, readField } from './rows/read-values.js';
import type { RowCells } from './rows/sealed-row.js';

/**
 * The values of a row that are inferred although its cells lack them. They are reported, so that nothing is filled in
 * silently.
 */
export const filledIn = (row: RowCells, rules: RowRules): readonly ReadingKind[] => {
  const text = (field: ImportField) => readField(row, rules.columns.indexOf(field), field, rules);
  const [number, type, birth] = [normaliseIdCard(text('id_card')), text('id_type'), text('birth')];
  const always: readonly (ReadingKind | false)[] = [
    isSpread(text('name')) && 'name_blanks_removed',
    hasPartOfYear(text('work_years')) && 'years_counted_full',
  ];
  const others = always.filter((kind) => kind !== false);
  if (number === '') return others;
  const written = (readChoice('id_type', type) || 'cn') === 'cn' ? parseResidentId(number) : null;
  const kinds: readonly (ReadingKind | false)[] = [
    written !== null && birth === '' && 'birth_from_number',
    written !== null && birth !== '' && readBirth(birth, written.birth) !== birth && 'birth_day_from_number',
    written !== null && text('gender') === '' && 'gender_from_number',
    type === '' && 'id_type_assumed',
  ];
  return [...kinds.filter((kind) => kind !== false), ...others];
};
