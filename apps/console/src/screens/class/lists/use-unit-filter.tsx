import { Combobox, type Filter } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import { findUnits } from './find-units.js';
import type { ClassList } from './use-class-lists.js';

/** The filter by unit. Only the platform's staff have it, because they see the classes of all units. */
export const useUnitFilter = ({ rows, texts }: ClassList): readonly Filter[] => {
  const { t } = useWords();
  const roles = useRoles();
  const seesAll = roles.includes('admin') || roles.includes('zky-admin');
  const unit_id = Number(texts.unit);
  const listed = rows.find((row) => row.unit_id === unit_id)?.com_name;
  const { data } = useCallQuery(
    'class/queryComOwner',
    { unit_id },
    { enabled: seesAll && unit_id > 0 && !listed },
  );
  // The name comes from one of its classes on the page, else from one of its people.
  const name = listed ?? data?.items[0]?.unit?.com_name ?? '';
  if (!seesAll) return [];
  const label = t('class.com_name');
  return [
    {
      kind: 'custom',
      id: 'unit',
      label,
      describe: (value) => name || value,
      control: (value, onValueChange) => (
        <Combobox
          aria-label={label}
          placeholder={label}
          value={value || null}
          valueLabel={name || value}
          onValueChange={(chosen) => onValueChange(chosen ?? '')}
          onSearch={findUnits}
        />
      ),
    },
  ];
};
