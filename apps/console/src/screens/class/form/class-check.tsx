import '@skillcert/ui/descriptions.css';
import type { ClassRecord } from '@skillcert/api-client';
import { Banner, Stack, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';
import { DateDoubts } from '../date-doubts.js';
import { ClassFacts } from '../detail/class-facts.js';
import { ClassFiles } from '../detail/class-files.js';
import { PayeeMissing } from '../payee-missing.js';

/** The class as it was saved, to be read once more before it is submitted. */
export function ClassCheck({ record }: { readonly record: ClassRecord | undefined }) {
  const { t } = useWords();
  const class_id = record?.class_id ?? 0;
  const { data } = useCallQuery('class/fetchClassById', { class_id }, { enabled: record !== undefined });
  if (!record) return <Text tone="muted">{t('class.form.files_wait')}</Text>;
  return (
    <Stack>
      {record.refuse_content && (
        <Banner tone="warning" title={t('class.form.refuse_content')}>
          {record.refuse_content}
        </Banner>
      )}
      <PayeeMissing record={record} />
      <DateDoubts record={data} />
      <Text weight="medium">{record.class_name}</Text>
      <ClassFacts record={record} />
      <ClassFiles class_id={class_id} files={data?.files ?? []} />
      <Text tone="muted" size="sm">
        {t('class.form.check_text')}
      </Text>
    </Stack>
  );
}
