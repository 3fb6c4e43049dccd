import type { SheetReading as Reading } from '@skillcert/api-client';
import { Banner, Stack, Text } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';

/** Kinds of changes in which something was not taken, or may be wrong; in the others everything was. */
const notTaken: readonly Reading[number]['kind'][] = [
  'lost_digits',
  'number_doubtful',
  'row_too_long',
  'cell_unread',
  'quote_unclosed',
  'encoding_assumed',
  'field_named_twice',
  'direction_unsaid',
  'direction_code_unread',
  'other_currency',
  'two_currencies',
  'currency_unknown',
  'two_amounts',
  'merged_amount',
  'unit_not_converted',
  'seats_differ',
  'hidden_column_left_out',
  'pictures_ignored',
  'other_tables_ignored',
  'other_sheets_ignored',
];

/** The most names in a sentence, which says the number of all. */
const namedMost = 10;

interface SheetReadingProps {
  readonly reading: Reading | undefined;
  /** Whether the field stands beside it in which another sheet of the file is chosen. */
  readonly namesField?: boolean;
}

/** The changes that the reader of tables made to a file, kind by kind; nothing if it took the file unchanged. */
export function SheetReading({ reading = [], namesField = false }: SheetReadingProps) {
  const { t } = useWords();
  if (reading.length === 0) return null;
  const rowsOf = ({ rows, count }: Reading[number]) => {
    const named = rows.join(t('common.list_comma'));
    return count > rows.length ? t('sheet.rows_more', { rows: named }) : named;
  };
  return (
    <Banner
      tone={reading.some(({ kind }) => notTaken.includes(kind)) ? 'warning' : 'info'}
      title={t('sheet.reading')}
    >
      <Stack gap="xs">
        {reading.map((each) => (
          <Text as="p" size="sm" key={each.kind}>
            {t(`sheet.reading.${each.kind}`, {
              count: each.count,
              rows: rowsOf(each),
              names: (each.names ?? []).slice(0, namedMost).join(t('common.list_comma')),
              // A file that was sent before sheets were named has none.
              read: each.read ?? 'unnamed',
              field: namesField ? 'shown' : 'none',
            })}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
