import { DataTable } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { DraftCheck } from '../../draft-check.js';
import { type ExamPlan, useSubjectTitle } from '../../use-exam-plan.js';
import { useTakenText } from '../use-busy.js';
import { busyOfDealt, type DealtSitting } from './dealt-sittings.js';
import type { DealingState } from './use-dealing.js';

interface DealtTableProps {
  readonly plan: ExamPlan;
  readonly dealing: DealingState;
}

/** The preview of a deal: each sitting with its new invigilators, those they replace, and what keeps them busy. */
export function DealtTable({ plan, dealing: { dealt, busy, messagesOf } }: DealtTableProps) {
  const { t } = useWords();
  const { minutes } = useFormats();
  const subjectTitle = useSubjectTitle();
  const takenText = useTakenText();
  const nameOf = (user_id: number) =>
    plan.data?.invigilators.find((each) => each.user_id === user_id)?.name ?? '';
  const check = (sitting: DealtSitting) => {
    const { people, names } = busyOfDealt(sitting, dealt, busy);
    const wrong = [
      ...people.map((taken) => t('exam.busy.name', { name: nameOf(taken.user_id), what: takenText(taken) })),
      ...names.map((taken) => t('exam.busy.name', { name: taken.name, what: takenText(taken) })),
    ];
    return <DraftCheck problems={wrong.length > 0 ? wrong : messagesOf(sitting.sitting_id)} />;
  };
  return (
    <DataTable
      caption={t('exam.deal.preview')}
      rows={dealt}
      rowId={({ sitting_id }) => String(sitting_id)}
      rowLabel={({ subject, room_name }) => `${subjectTitle(subject)} ${room_name}`}
      stateTitle={t('exam.deal.none')}
      stateText={t('exam.deal.none_text')}
      columns={[
        {
          id: 'subject',
          header: t('exam.subject'),
          card: 'title',
          cell: ({ subject, starts_at, ends_at }) => (
            <TwoLines named first={subjectTitle(subject)} second={minutes(starts_at, ends_at)} />
          ),
        },
        { id: 'room', header: t('exam.room'), cell: ({ room_name }) => room_name },
        {
          id: 'people',
          header: t('exam.invigilators'),
          cell: ({ people, before }) => (
            <TwoLines
              first={people.join(t('common.list_comma'))}
              second={
                before.length > 0
                  ? t('exam.deal.replaces', { names: before.join(t('common.list_comma')) })
                  : ''
              }
            />
          ),
        },
        { id: 'check', header: t('exam.draft_check'), width: 'wide', cell: check },
      ]}
    />
  );
}
