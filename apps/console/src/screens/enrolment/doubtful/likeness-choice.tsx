import type { Likeness } from '@skillcert/api-client';
import { Select, Stack, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { SameTags } from './same-tags.js';

interface LikenessChoiceProps {
  readonly others: readonly Likeness[];
  readonly other: Likeness;
  readonly onChoose: (enrolment_id: number) => void;
}

/** The other enrolment beside the candidate's, and its known facts. */
export function LikenessChoice({ others, other, onChoose }: LikenessChoiceProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  return (
    <Stack gap="sm">
      <Select
        aria-label={t('doubtful.other')}
        value={String(other.enrolment_id)}
        onValueChange={(id) => onChoose(Number(id))}
        options={others.map((each) => ({
          value: String(each.enrolment_id),
          label: t('doubtful.other_option', {
            class_name: each.class_name,
            status: t(`review.status.${each.status}`),
          }),
        }))}
      />
      <SameTags same={other.same} />
      <Text size="sm" tone="muted">
        {t('doubtful.other_since', {
          class_status: t(`class.status.${other.class_status}`),
          time: minute(other.created_at),
        })}
      </Text>
    </Stack>
  );
}
