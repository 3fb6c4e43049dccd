import '@skillcert/ui/image-frame.css';
import '@skillcert/ui/table.css';
import type { EnrolmentDetail, Likeness } from '@skillcert/api-client';
import { Inline, Stack, StatusBadge, Table, Text } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words-state.js';
import { useEducationTitle } from '../candidates/use-education-title.js';
import { ComparedPhoto } from './compared-photo.js';

interface ComparisonTableProps {
  readonly detail: EnrolmentDetail;
  readonly other: Likeness & { readonly record: NonNullable<Likeness['record']> };
}

interface Fact {
  readonly id: string;
  readonly label: string;
  readonly here: ReactNode;
  readonly there: ReactNode;
  /** Left out where the eye must judge. */
  readonly equal?: boolean;
}

/** Two enrolments fact by fact, with a word where they differ. The server compares masked numbers, not their stars. */
export function ComparisonTable({ detail, other }: ComparisonTableProps) {
  const { t } = useWords();
  const educationTitle = useEducationTitle();
  const { record, same } = other;
  const plain = (key: 'name' | 'birth' | 'employer' | 'job', label: string): Fact => ({
    id: key,
    label,
    here: detail[key],
    there: record[key],
    equal: detail[key] === record[key],
  });
  const facts: readonly Fact[] = [
    {
      id: 'photo',
      label: t('doubtful.photo'),
      here: <ComparedPhoto record={detail} name={detail.name} />,
      there: <ComparedPhoto record={{ ...other, photo_id: record.photo_id }} name={record.name} />,
    },
    plain('name', t('candidate.name')),
    {
      id: 'id_card',
      label: t('candidate.id_card'),
      here: detail.id_masked,
      there: record.id_masked,
      equal: same.includes('identity'),
    },
    plain('birth', t('candidate.birth')),
    {
      id: 'gender',
      label: t('candidate.gender'),
      here: t(`candidate.gender.${detail.gender}`),
      there: t(`candidate.gender.${record.gender}`),
      equal: detail.gender === record.gender,
    },
    {
      id: 'phone',
      label: t('candidate.phone'),
      here: detail.phone_masked,
      there: record.phone_masked,
      equal: other.same_phone,
    },
    {
      id: 'education',
      label: t('candidate.education'),
      here: educationTitle(detail.education),
      there: educationTitle(record.education),
      equal: detail.education === record.education,
    },
    plain('employer', t('candidate.employer')),
    plain('job', t('candidate.job')),
  ];
  const shown = (value: ReactNode) => value || t('common.empty');
  return (
    <Table
      caption={t('doubtful.comparison')}
      rows={facts}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'fact',
          label: t('doubtful.fact'),
          heading: true,
          cell: ({ label, equal }) => (
            <Stack gap="xs">
              <Text truncate>{label}</Text>
              {equal !== undefined && (
                <Inline>
                  <StatusBadge tone={equal ? 'success' : 'warning'}>
                    {t(equal ? 'doubtful.equal' : 'doubtful.differs')}
                  </StatusBadge>
                </Inline>
              )}
            </Stack>
          ),
        },
        { id: 'here', label: detail.enrol_no, cell: ({ here }) => shown(here) },
        { id: 'there', label: record.enrol_no, cell: ({ there }) => shown(there) },
      ]}
    />
  );
}
