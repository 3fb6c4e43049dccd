import { Grid, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { type MessagesState, messageStates } from './use-messages.js';

const states = Object.keys(messageStates) as (keyof typeof messageStates)[];

/** The state of the messages that are shown. */
export function MessageFilters({ messages }: { readonly messages: MessagesState }) {
  const { t } = useWords();
  const { url, status } = messages;
  return (
    <Grid columns={4} gap="sm">
      <Select
        aria-label={t('sms.state')}
        placeholder={`${t('sms.state')}: ${t('common.all')}`}
        value={status}
        onValueChange={(chosen) => url.narrow({ status: chosen })}
        options={states.map((each) => ({ value: each, label: t(`sms.status.${each}`) }))}
      />
    </Grid>
  );
}
