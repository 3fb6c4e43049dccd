import '@skillcert/ui/switch.css';
import type { OutputOf } from '@skillcert/api-client';
import { Stack, Switch, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';

interface WaitingListSwitchProps {
  readonly record: OutputOf<'class/fetchClassById'>;
  readonly mayChange: boolean;
}

/** Whether late candidates may wait for a seat, and how many do. */
export function WaitingListSwitch({ record, mayChange }: WaitingListSwitchProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id, waiting_list, waiting } = record;
  const change = async (open: boolean) => {
    const done = await attempt(() => call('class/setWaitingList', { class_id, waiting_list: open }));
    const message = t('class.form.waiting_saved', { open: open ? 'yes' : 'no' });
    if (done) toaster.show({ tone: 'success', message });
    await queries.invalidateQueries({ queryKey: ['class'] });
  };
  return (
    <Stack gap="xs">
      <Switch
        label={t('class.form.waiting_open')}
        checked={waiting_list}
        disabled={!mayChange}
        onCheckedChange={change}
      />
      <Text size="sm" tone="muted">
        {t('class.form.waiting_count', { count: waiting })}
      </Text>
    </Stack>
  );
}
