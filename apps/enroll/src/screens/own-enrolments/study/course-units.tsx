import type { OwnCourse } from '@skillcert/api-client';
import { ButtonLink, Descriptions, Heading, Link, Stack, Text } from '@skillcert/ui';
import { studyPath } from '../../../paths.js';
import { learnedText } from '../../../words/learned-text.js';
import { useWords } from '../../../words/use-words.js';

interface CourseUnitsProps {
  readonly course: OwnCourse;
}

/** One course: its units with the minutes that were learned, and the way to the next one. */
export function CourseUnits({ course }: CourseUnitsProps) {
  const { t } = useWords();
  const { enrolment_id, title, summary, open, items } = course;
  return (
    <Stack gap="sm">
      <Heading level={4}>{title}</Heading>
      {summary && (
        <Text as="p" tone="muted">
          {summary}
        </Text>
      )}
      {!open && (
        <Text as="p" tone="muted">
          {t('study.over')}
        </Text>
      )}
      <Descriptions
        layout="rows"
        items={items.map((unit) => ({
          id: String(unit.study_unit_id),
          label: <Link to={studyPath(enrolment_id, unit.study_unit_id)}>{unit.title}</Link>,
          value: <UnitFacts unit={unit} />,
        }))}
      />
      {open && <NextUnit course={course} />}
    </Stack>
  );
}

/** The kind of a unit, and the time learned. */
function UnitFacts({ unit }: { readonly unit: OwnCourse['items'][number] }) {
  const { t } = useWords();
  const learned = unit.kind === 'quiz' ? [] : [learnedText(t, unit)];
  return (
    <Stack gap="xs">
      <Text tabular>{[t(`study.kind.${unit.kind}`), ...learned].join(' · ')}</Text>
      {unit.done_at && (
        <Text tone="success" weight="medium">
          {t('study.done')}
        </Text>
      )}
    </Stack>
  );
}

/** On with the first unit that is not done. */
function NextUnit({ course: { enrolment_id, items } }: CourseUnitsProps) {
  const { t } = useWords();
  const next = items.find(({ done_at }) => done_at === null);
  if (!next) return null;
  const words = items.some(({ minutes, done_at }) => minutes > 0 || done_at !== null) ? 'go_on' : 'begin';
  return (
    <ButtonLink
      to={studyPath(enrolment_id, next.study_unit_id)}
      variant="primary"
      block
      aria-label={t(`study.${words}_with`, { title: next.title })}
    >
      {t(`study.${words}`)}
    </ButtonLink>
  );
}
