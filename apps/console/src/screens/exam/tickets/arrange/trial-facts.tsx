import '@skillcert/ui/descriptions.css';
import { Banner, Descriptions, Heading, Stack } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';
import type { Trial } from './use-arrangement.js';

type Subject = Trial['preview']['subjects'][number];

/** The obstacles to accepting a subject, and the wishes that it could not meet. */
function SubjectNotes({
  subject: { unseated, overlaps, inaccessible, same_unit },
}: {
  readonly subject: Subject;
}) {
  const { t } = useWords();
  return (
    <>
      {unseated > 0 && <Banner tone="danger">{t('exam.tickets.unseated', { count: unseated })}</Banner>}
      {overlaps && <Banner tone="danger">{t('exam.tickets.overlaps')}</Banner>}
      {inaccessible > 0 && (
        <Banner tone="warning">{t('exam.tickets.inaccessible', { count: inaccessible })}</Banner>
      )}
      {same_unit.length > 0 && (
        <Banner tone="warning" title={t('exam.tickets.same_unit')}>
          {same_unit
            .map(({ unit_name, pairs }) => t('exam.tickets.same_unit_of', { name: unit_name, count: pairs }))
            .join(t('common.list_comma'))}
        </Banner>
      )}
    </>
  );
}

/** The effect that an arrangement would have: the tickets it touches, and each subject in numbers. */
export function TrialFacts({ trial: { preview } }: { readonly trial: Trial }) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const { people, unpaid, unstudied, changes, subjects } = preview;
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading level={3}>{t('exam.tickets.trial')}</Heading>
        {unpaid > 0 && <Banner tone="info">{t('exam.tickets.unpaid', { count: unpaid })}</Banner>}
        {unstudied > 0 && <Banner tone="info">{t('exam.tickets.unstudied', { count: unstudied })}</Banner>}
        <Descriptions
          layout="rows"
          items={[
            { id: 'people', label: t('exam.tickets.people'), value: people },
            ...(['issued', 'reissued', 'superseded', 'kept'] as const).map((each) => ({
              id: each,
              label: t(`exam.tickets.change.${each}`),
              value: changes[each],
            })),
          ]}
        />
      </Stack>
      {subjects.map((subject) => (
        <Stack key={subject.subject} gap="sm">
          <Heading level={3}>{subjectTitle(subject.subject)}</Heading>
          <SubjectNotes subject={subject} />
          <Descriptions
            layout="rows"
            items={(['sittings', 'desks', 'kept', 'seated'] as const).map((each) => ({
              id: each,
              label: t(`exam.tickets.of.${each}`),
              value: subject[each],
            }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}
