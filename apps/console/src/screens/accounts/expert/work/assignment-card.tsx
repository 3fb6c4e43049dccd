import type { ExpertInfo } from '@skillcert/api-client';
import { Card, Descriptions } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';

/** The limits that administrators have set: the number of an expert's assignments, and the deadline. */
export function AssignmentCard({ info }: { readonly info: ExpertInfo }) {
  const { t } = useWords();
  const { untilDay } = useFormats();
  const { expert_assign_limit, expert_deadline } = info;
  return (
    <Card title={t('expert.assignment')}>
      <Descriptions
        items={[
          {
            id: 'limit',
            label: t('expert.limit'),
            value: expert_assign_limit === null ? t('expert.no_limit') : String(expert_assign_limit),
          },
          {
            id: 'deadline',
            label: t('expert.deadline'),
            value: expert_deadline === null ? t('expert.no_deadline') : untilDay(expert_deadline),
          },
        ]}
      />
    </Card>
  );
}
