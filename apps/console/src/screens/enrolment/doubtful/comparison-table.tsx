import '@skillcert/ui/image-frame.css';
import '@skillcert/ui/table.css';
import type { EnrolmentDetail, Likeness } from '@skillcert/api-client';
import { fieldsWhere } from '@skillcert/core';
import { Inline, Stack, StatusBadge, Table, Text } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useEducationTitle } from '../use-education-title.js';
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
  /** Absent where only the eye can compare. */
  readonly equal?: boolean;
}

const lines = fieldsWhere({ kind: 'line', compared: true });

/** The facts of both enrolments. Masked numbers are compared by the server, not by their stars. */
const useComparedFacts = ({ detail, other }: ComparisonTableProps): readonly Fact[] => {
  const { t } = useWords();
  const educationTitle = useEducationTitle();
  const { record, same } = other;
  const plain = (key: 'name' | 'birth' | (typeof lines)[number]): Fact => ({
    id: key,
    label: t(`candidate.${key}`),
    here: detail[key],
    there: record[key],
    equal: detail[key] === record[key],
  });
  return [
    {
      id: 'photo',
      label: t('doubtful.photo'),
      here: <ComparedPhoto record={detail} name={detail.name} />,
      there: <ComparedPhoto record={{ ...other, photo_id: record.photo_id }} name={record.name} />,
    },
    plain('name'),
    {
      id: 'id_card',
      label: t('candidate.id_card'),
      here: detail.id_masked,
      there: record.id_masked,
      equal: same.includes('identity'),
    },
    plain('birth'),
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
    ...lines.map(plain),
  ];
};

/** The name of a fact, and whether it is the same. */
function FactLabel({ label, equal }: Pick<Fact, 'label' | 'equal'>) {
  const { t } = useWords();
  return (
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
  );
}

/** Compares two enrolments fact by fact, and marks each as equal or different. */
export function ComparisonTable({ detail, other }: ComparisonTableProps) {
  const { t } = useWords();
  const facts = useComparedFacts({ detail, other });
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
          cell: ({ label, equal }) => <FactLabel label={label} equal={equal} />,
        },
        { id: 'here', label: detail.enrol_no, cell: ({ here }) => shown(here) },
        { id: 'there', label: other.record.enrol_no, cell: ({ there }) => shown(there) },
      ]}
    />
  );
}
