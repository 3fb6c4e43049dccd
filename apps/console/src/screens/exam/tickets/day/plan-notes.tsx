import type { OutputOf } from '@skillcert/api-client';
import { Banner, Text } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';

type Preview = OutputOf<'ticket/previewDayMove'>;

interface PlanNotesProps {
  readonly plan: Preview;
  /** Whether a second person looks at it: it waits for nobody else. */
  readonly isSecond: boolean;
}

/** The wishes that a plan cannot meet, the sittings that come and go, and whether it waits for another person. */
export function PlanNotes({ plan, isSecond }: PlanNotesProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  const { waits, inaccessible, beside, added, removed } = plan;
  const named = (names: readonly string[]) => names.join(t('common.list_comma'));
  const sittingOf = ({ subject, starts_at, room_name }: Preview['added'][number]) => ({
    sitting: `${subjectTitle(subject)} ${minute(starts_at)}`,
    room: room_name,
  });
  return (
    <>
      {waits && !isSecond && <Text tone="muted">{t('exam.day.takes_two')}</Text>}
      {inaccessible.length > 0 && (
        <Banner tone="warning">{t('exam.day.inaccessible', { names: named(inaccessible) })}</Banner>
      )}
      {beside.length > 0 && <Banner tone="warning">{t('exam.day.beside', { names: named(beside) })}</Banner>}
      {added.map((sitting) => (
        <Text key={`${sitting.starts_at} ${sitting.room_name}`} tone="muted">
          {t('exam.day.sitting_added', sittingOf(sitting))}
        </Text>
      ))}
      {removed.map((sitting) => (
        <Banner key={`${sitting.starts_at} ${sitting.room_name}`} tone="warning">
          {t('exam.day.sitting_removed', {
            ...sittingOf(sitting),
            people: sitting.invigilators.length > 0 ? named(sitting.invigilators) : 'none',
          })}
        </Banner>
      ))}
    </>
  );
}
