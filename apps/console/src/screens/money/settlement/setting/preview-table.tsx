import type { OutputOf } from '@skillcert/api-client';
import { Stack, Table, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';
import { useSharer } from '../use-sharer.js';

interface PreviewTableProps {
  readonly preview: OutputOf<'payment/previewSettlement'>;
  /** Whether there are shares to compare with. */
  readonly isTyped: boolean;
}

const columnsOf = { would: 'settlement.then', more: 'settlement.difference' } as const;

/** The amount of each party now, and under the typed rule; both columns add up to the net. */
export function PreviewTable({ preview, isTyped }: PreviewTableProps) {
  const { t } = useWords();
  const sharer = useSharer();
  const amount = useAmount();
  const { currency, net_cents } = preview;
  const rows = [
    ...preview.parts.map((part) => ({ ...part, id: String(part.unit_id), name: sharer(part) })),
    { id: 'net', name: t('settlement.net'), now_cents: net_cents, then_cents: net_cents },
  ].map(({ id, name, now_cents, then_cents }) => {
    const more = then_cents - now_cents;
    const sign = more > 0 ? '+' : '';
    return {
      id,
      name,
      now: amount(now_cents, currency),
      would: amount(then_cents, currency),
      more: `${sign}${amount(more, currency)}`,
    };
  });
  const figure = (name: 'now' | keyof typeof columnsOf, label: string) => ({
    id: name,
    label,
    align: 'end' as const,
    cell: (row: (typeof rows)[number]) => (
      <Text tabular truncate weight={row.id === 'net' ? 'bold' : undefined}>
        {row[name]}
      </Text>
    ),
  });
  return (
    <Stack gap="sm">
      <Table
        caption={t('settlement.preview')}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', label: t('settlement.sharer'), heading: true, cell: ({ name }) => name },
          figure('now', t('settlement.now')),
          ...(isTyped ? (['would', 'more'] as const).map((name) => figure(name, t(columnsOf[name]))) : []),
        ]}
      />
      {!isTyped && (
        <Text as="p" tone="muted">
          {t('settlement.preview_waits')}
        </Text>
      )}
    </Stack>
  );
}
