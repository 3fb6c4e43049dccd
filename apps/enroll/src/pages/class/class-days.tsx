import { defaultExam, defaultProgramme, subjectsOf } from '@skillcert/core';
import { Card, Descriptions, Link, Stack, Text } from '@skillcert/ui';
import { localised } from '../../screens/materials/condition-words.js';
import { ClassContacts } from '../../screens/open-classes/class-facts.js';
import { formatDays, formatEnd, formatMoment } from '../../words/format-moment.js';
import { useWords } from '../../words/use-words.js';
import type { ClassProps } from './class-props.js';

function Place({ of: { city, venue } }: ClassProps) {
  const { t } = useWords();
  const { map_url } = defaultProgramme;
  return (
    <Stack gap="xs">
      <Text>{[city, venue].filter(Boolean).join(' · ')}</Text>
      {map_url && (
        <Link to={map_url.replace('{place}', encodeURIComponent(`${city}${venue}`))} external>
          {t('class_page.map')}
        </Link>
      )}
    </Stack>
  );
}

/** Where the exam is, and each day that a candidate has to know. */
export function ClassDays({ of: shown }: ClassProps) {
  const { t, language } = useWords();
  const { enroll_start, enroll_end, study_start, study_end, exam_at, pay_until, contacts } = shown;
  return (
    <Card title={t('class_page.place')}>
      <Descriptions
        columns={1}
        items={[
          { id: 'venue', label: t('class_page.venue'), value: <Place of={shown} /> },
          {
            id: 'enrolment',
            label: t('class_page.state'),
            value: formatDays(enroll_start, enroll_end, language),
          },
          ...(pay_until
            ? [{ id: 'pay', label: t('class_page.pay_until'), value: formatEnd(pay_until, language) }]
            : []),
          ...(study_start && study_end
            ? [
                {
                  id: 'study',
                  label: t('class_page.study'),
                  value: formatDays(study_start, study_end, language),
                },
              ]
            : []),
          { id: 'exam', label: t('class_page.exam'), value: formatMoment(exam_at, language) },
          ...(contacts.length > 0
            ? [{ id: 'contact', label: t('list.contact'), value: <ClassContacts of={shown} /> }]
            : []),
        ]}
      />
    </Card>
  );
}

/** The subjects with their lengths and the points that pass, and the rules of the day. */
export function ClassExam({ of: { level } }: ClassProps) {
  const { t, language } = useWords();
  const { kept_months: months, ticket_rules } = defaultExam;
  const subjects = subjectsOf(defaultExam, level);
  return (
    <>
      <Card title={t('class_page.subjects')}>
        <Stack gap="md">
          <Descriptions
            columns={1}
            items={subjects.map(({ id, title, minutes, full_points: full, pass_points: pass }) => ({
              id,
              label: localised(title, language),
              value: t('class_page.subject', { minutes, full, pass }),
            }))}
          />
          {months > 0 && subjects.length > 1 && (
            <Text as="p" tone="muted">
              {t('class_page.kept', { months })}
            </Text>
          )}
        </Stack>
      </Card>
      <Card title={t('class_page.bring')}>
        <Stack gap="sm">
          {ticket_rules.map((rule) => (
            <Text as="p" key={rule.en}>
              {localised(rule, language)}
            </Text>
          ))}
        </Stack>
      </Card>
    </>
  );
}
