import '@skillcert/ui/table.css';
import type { InputOf } from '@skillcert/api-client';
import { wholeShare } from '@skillcert/core';
import { Card, Field, Grid, Select, Stack, StateView } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { useProgramme } from '../../../../state/use-programme.js';
import { monthBefore, monthOptions } from '../month-options.js';
import { PreviewTable } from './preview-table.js';

type Shares = Pick<InputOf<'payment/previewSettlement'>, 'programme_bp' | 'unit_bp' | 'joint_bp'>;

const monthsBack = 12;

/** Until shares are typed that add up, everything is the programme's: the months and classes can be chosen already. */
const none: Shares = { programme_bp: wholeShare, unit_bp: 0, joint_bp: 0 };

interface PreviewCardProps {
  readonly shares: Shares | undefined;
  /** The unit whose classes alone it is for; null means all. */
  readonly unitId: string | null;
}

/** The settlement of a month, or of a class in it, and the one that the typed shares would have made. */
export function PreviewCard({ shares, unitId }: PreviewCardProps) {
  const { t } = useWords();
  const { time_zone } = useProgramme();
  const [now] = useState(() => new Date());
  const [month, setMonth] = useState(() => monthBefore(now, time_zone, 1));
  const [class_id, setClass] = useState('');
  const asked = {
    month,
    ...(class_id && { class_id: Number(class_id) }),
    ...(unitId !== null && { unit_id: Number(unitId) }),
    ...(shares ?? none),
  };
  const query = useCallQuery('payment/previewSettlement', asked, { keepLast: true });
  const { data } = query;
  return (
    <Card title={t('settlement.preview')} description={t('settlement.preview_text')}>
      <Stack>
        <Grid columns={2}>
          <Field label={t('settlement.month')} required>
            <Select
              placeholder={null}
              value={month}
              onValueChange={(chosen) => {
                setMonth(chosen);
                setClass('');
              }}
              options={monthOptions(now, time_zone, monthsBack)}
            />
          </Field>
          <Field label={t('settlement.class')}>
            <Select
              placeholder={t('settlement.class_all')}
              value={class_id}
              onValueChange={setClass}
              options={(data?.classes ?? []).map((each) => ({
                value: String(each.class_id),
                label: each.class_name,
              }))}
            />
          </Field>
        </Grid>
        <StateView
          state={data && data.parts.length === 0 ? 'empty' : contentState(query)}
          stateTitle={t('settlement.no_money')}
          stateText={t('settlement.no_money_text')}
          onRetry={() => query.refetch()}
        >
          {data && <PreviewTable preview={data} isTyped={shares !== undefined} />}
        </StateView>
      </Stack>
    </Card>
  );
}
