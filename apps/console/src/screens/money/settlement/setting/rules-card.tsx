import type { SettlementRule } from '@skillcert/api-client';
import {
  Banner,
  Button,
  Card,
  type Column,
  ConfirmDialog,
  DataTable,
  StatusBadge,
  Text,
  type Tone,
} from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { useShare } from '../../../class/units/use-share.js';
import { shareNames } from './use-rule-form.js';

const tones: Record<SettlementRule['state'], Tone> = {
  planned: 'info',
  in_force: 'success',
  past: 'neutral',
  withdrawn: 'neutral',
};

const useRuleColumns = (): readonly Column<SettlementRule>[] => {
  const { t } = useWords();
  const { day } = useFormats();
  const share = useShare();
  const term = ({ from, until }: SettlementRule) =>
    until === null ? day(from) : t('settlement.term', { from: day(from), until: day(until) });
  return [
    {
      id: 'from',
      header: t('settlement.from'),
      card: 'title',
      cell: (rule) => <TwoLines named first={term(rule)} second={rule.note} />,
    },
    {
      id: 'unit',
      header: t('settlement.only_unit'),
      cell: ({ com_name }) => com_name ?? t('settlement.every_unit'),
    },
    {
      id: 'state',
      header: t('settlement.state'),
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(`settlement.state.${state}`)}</StatusBadge>,
    },
    ...shareNames.map((name) => ({
      id: `share_${name}`,
      header: t(`settlement.share.${name}`),
      align: 'end' as const,
      cell: (rule: SettlementRule) => <Text tabular>{share(rule[`${name}_bp`])}</Text>,
    })),
    {
      id: 'by',
      header: t('settlement.by'),
      cell: (rule) => (
        <TwoLines
          truncate
          first={rule.withdrawn_by ?? rule.created_by}
          second={day(rule.withdrawn_at ?? rule.created_at)}
        />
      ),
    },
  ];
};

/** Every rule, the latest to begin first; one that has not begun can be withdrawn. */
export function RulesCard({ rules }: { readonly rules: readonly SettlementRule[] }) {
  const { t } = useWords();
  const { day } = useFormats();
  const columns = useRuleColumns();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<SettlementRule>();
  const withdraw = async ({ rule_id }: SettlementRule) => {
    const done = await attempt(() => call('payment/withdrawSettlementRule', { rule_id }));
    // A refused withdrawal means that the shown data is old.
    await queries.invalidateQueries({ queryKey: ['payment'] });
    if (done) toaster.show({ tone: 'success', message: t('settlement.withdrawn') });
  };
  const withdrawNamed = ({ from, com_name }: SettlementRule) =>
    com_name === null
      ? t('settlement.withdraw_named', { from: day(from) })
      : t('settlement.withdraw_unit_named', { from: day(from), name: com_name });
  if (rules.length === 0) return <Banner tone="info">{t('settlement.no_rule')}</Banner>;
  return (
    <Card padding="none">
      <DataTable
        caption={t('settlement.rules')}
        rows={rules}
        rowId={({ rule_id }) => String(rule_id)}
        rowLabel={({ from, com_name }) => [com_name, day(from)].filter(Boolean).join(' ')}
        columns={columns}
        rowActions={(rule) =>
          rule.state === 'planned' && (
            <Button size="small" aria-label={withdrawNamed(rule)} onClick={() => setLeaving(rule)}>
              {t('settlement.withdraw')}
            </Button>
          )
        }
      />
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setLeaving(undefined)}
          title={withdrawNamed(leaving)}
          description={t('settlement.withdraw_text')}
          confirmLabel={t('settlement.withdraw')}
          tone="danger"
          onConfirm={() => withdraw(leaving)}
        />
      )}
    </Card>
  );
}
