import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';
import { shownStates, type TicketLists } from './use-ticket-lists.js';

/** Search, state and room of the tickets. */
export function TicketFilters({ list: { class_id, url, status, room_id } }: { readonly list: TicketLists }) {
  const { t } = useWords();
  const { data } = useCallQuery('exam/fetchExamPlan', { class_id });
  return (
    <Grid columns={4} gap="sm">
      <SearchInput
        value={url.search}
        onSearch={(search) => url.narrow({ search: search.trim() })}
        label={t('exam.tickets.search')}
        placeholder={t('exam.tickets.search')}
        maxLength={80}
      />
      <Select
        aria-label={t('exam.tickets.state')}
        placeholder={`${t('exam.tickets.state')}: ${t('common.all')}`}
        value={status ?? ''}
        onValueChange={(chosen) => url.narrow({ status: chosen })}
        options={shownStates.map((each) => ({ value: each, label: t(`exam.tickets.status.${each}`) }))}
      />
      <Select
        aria-label={t('exam.room')}
        placeholder={`${t('exam.room')}: ${t('common.all')}`}
        value={data && room_id ? String(room_id) : ''}
        onValueChange={(chosen) => url.narrow({ room: chosen })}
        options={(data?.rooms ?? []).map((room) => ({ value: String(room.room_id), label: room.name }))}
      />
    </Grid>
  );
}
