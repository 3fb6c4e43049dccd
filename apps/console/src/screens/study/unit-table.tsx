import '@skillcert/ui/table.css';
import type { StudyUnitRow } from '@skillcert/api-client';
import { Link, Table, Text } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';
import { learnPath } from './learn-path.js';

/** The units of a course in the order in which they are learned; a click shows one as candidates see it. */
export function UnitTable({ units }: { readonly units: readonly StudyUnitRow[] }) {
  const { t } = useWords();
  if (units.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('study.units_none')}
      </Text>
    );
  return (
    <Table
      caption={t('study.units')}
      rows={units}
      rowId={({ study_unit_id }) => study_unit_id}
      columns={[
        {
          id: 'title',
          label: t('study.unit'),
          heading: true,
          cell: ({ study_unit_id, position, title }) => (
            <Link to={learnPath(study_unit_id)}>{t('study.numbered', { position, title })}</Link>
          ),
        },
        {
          id: 'kind',
          label: t('study.kind'),
          nowrap: true,
          cell: ({ kind, ready }) =>
            ready ? t(`study.kind.${kind}`) : t('study.kind_empty', { kind: t(`study.kind.${kind}`) }),
        },
        {
          id: 'required',
          label: t('study.required'),
          align: 'end',
          cell: ({ required_minutes }) => required_minutes,
        },
        {
          id: 'done',
          label: t('study.done'),
          align: 'end',
          nowrap: true,
          cell: ({ done, expected }) => t('study.done_of', { done, expected }),
        },
      ]}
    />
  );
}
