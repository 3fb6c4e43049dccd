import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { type ExamPlan, useSubjectTitle } from '../use-exam-plan.js';
import type { useSittings } from './use-sittings.js';

interface SittingFiltersProps {
  readonly plan: ExamPlan;
  readonly list: ReturnType<typeof useSittings>;
}

/** Search, subject and room of the sittings. */
export function SittingFilters({ plan, list: { url, subject, room_id } }: SittingFiltersProps) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  return (
    <Grid columns={4} gap="sm">
      <SearchInput
        value={url.search}
        onSearch={(search) => url.narrow({ search: search.trim() })}
        label={t('exam.search')}
        placeholder={t('exam.search')}
        maxLength={80}
      />
      <Select
        aria-label={t('exam.subject')}
        placeholder={t('common.all', { what: t('exam.subject') })}
        value={subject}
        onValueChange={(chosen) => url.narrow({ subject: chosen })}
        options={plan.subjects.map(({ id }) => ({ value: id, label: subjectTitle(id) }))}
      />
      <Select
        aria-label={t('exam.room')}
        placeholder={t('common.all', { what: t('exam.room') })}
        value={room_id === undefined ? '' : String(room_id)}
        onValueChange={(chosen) => url.narrow({ room: chosen })}
        options={(plan.data?.rooms ?? []).map((room) => ({ value: String(room.room_id), label: room.name }))}
      />
    </Grid>
  );
}
