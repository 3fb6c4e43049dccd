import type { ClassRecord } from '@skillcert/api-client';
import { stageStates } from '@skillcert/core';
import { Descriptions } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { ClassUnits } from './class-units.js';

/** The plan of a class, as lines: its kind, its place and its times. */
const usePlanFacts = (record: ClassRecord) => {
  const { t, language } = useWords();
  const { minute, minutes } = useFormats();
  const { levelTitle } = useProgramme();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return [
    { id: 'class_type', label: t('class.class_type'), value: t(`class.class_type.${record.class_type}`) },
    { id: 'level', label: t('class.level'), value: record.level && levelTitle(record.level) },
    { id: 'city', label: t('class.city'), value: record.city },
    { id: 'venue', label: t('class.venue'), value: record.venue },
    {
      id: 'enroll_types',
      label: t('class.form.enroll_types'),
      value: list.format(record.enroll_types.map((type) => t(`enroll_type.${type}`))),
    },
    {
      id: 'study_types',
      label: t('class.form.study_types'),
      value: list.format(record.study_types.map((type) => t(`study_type.${type}`))),
    },
    {
      id: 'enrolment_period',
      label: t('class.enrolment_period'),
      value: minutes(record.enroll_start, record.enroll_end),
      wide: true,
    },
    {
      id: 'study_period',
      label: t('class.form.study_period'),
      value: minutes(record.study_start, record.study_end),
      wide: true,
    },
    { id: 'exam_at', label: t('class.exam_at'), value: minute(record.exam_at) },
  ];
};

/** The seats and the fee of a class, and its people, as lines. */
const usePeopleFacts = (record: ClassRecord) => {
  const { t } = useWords();
  const { money } = useFormats();
  return [
    { id: 'capacity', label: t('class.capacity'), value: record.capacity > 0 && record.capacity },
    {
      id: 'fee',
      label: t('class.fee_cents'),
      value: record.fee_cents !== null && money(record.fee_cents, record.currency),
    },
    { id: 'com_name', label: t('class.com_name'), value: record.com_name },
    ...(record.class_type === 1
      ? [
          {
            id: 'units',
            label: t('class.form.units'),
            value: <ClassUnits class_id={record.class_id} />,
            wide: true,
          },
        ]
      : []),
    { id: 'master', label: t('class.form.master'), value: record.master_name },
    // Nobody has enrolled in a class that is still planned.
    ...(stageStates.plan.includes(record.status)
      ? []
      : [
          {
            id: 'to_review',
            label: t('class.form.to_review'),
            value: t('classes.to_review', { count: record.to_review }),
          },
        ]),
    {
      id: 'contacts',
      label: t('class.form.contacts'),
      value: record.contacts.map(({ name, phone }) => `${name} ${phone}`).join(t('common.list_comma')),
      wide: true,
    },
  ];
};

/** Everything staff wrote about a class. */
export function ClassFacts({ record }: { readonly record: ClassRecord }) {
  const plan = usePlanFacts(record);
  const people = usePeopleFacts(record);
  return <Descriptions items={[...plan, ...people]} />;
}
