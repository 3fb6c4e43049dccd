import { DataTable } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { DraftCheck } from '../../draft-check.js';
import { useSubjectTitle } from '../../use-exam-plan.js';
import { useTakenText } from '../use-busy.js';
import { busyOf, type SittingDraft } from './sitting-drafts.js';
import type { ManySittings } from './use-many-sittings.js';

/** The preview of sittings, each with its problems: a busy room or invigilator, or a refusal of the server. */
export function SittingDraftTable({ state: { drafts, busy, messagesAt } }: { readonly state: ManySittings }) {
  const { t } = useWords();
  const { minutes } = useFormats();
  const subjectTitle = useSubjectTitle();
  const takenText = useTakenText();
  const check = (draft: SittingDraft) => {
    const { rooms, people, names } = busyOf(draft, busy);
    const wrong = [
      ...rooms.map((taken) => t('exam.busy.room', { what: takenText(taken) })),
      ...people.map((taken) => t('exam.busy.person', { what: takenText(taken) })),
      ...names.map((taken) => t('exam.busy.name', { name: taken.name, what: takenText(taken) })),
    ];
    return <DraftCheck problems={wrong.length > 0 ? wrong : messagesAt(drafts.indexOf(draft))} />;
  };
  return (
    <DataTable
      caption={t('exam.many_sittings.preview')}
      rows={drafts}
      rowId={({ id }) => id}
      rowLabel={({ subject, room_name }) => `${subjectTitle(subject)} ${room_name}`}
      stateTitle={t('exam.many_sittings.none')}
      stateText={t('exam.many_sittings.none_text')}
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
          cell: ({ people }) => people.join(t('common.list_comma')) || t('common.none'),
        },
        { id: 'check', header: t('exam.draft_check'), width: 'wide', cell: check },
      ]}
    />
  );
}
