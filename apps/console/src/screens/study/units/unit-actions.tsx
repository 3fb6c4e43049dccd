import '@skillcert/ui/split-button.css';
import type { StudyUnitRow } from '@skillcert/api-client';
import { Button, SplitButton } from '@skillcert/ui';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../messages/words-state.js';
import { learnPath } from '../learn-path.js';

interface UnitActionsProps {
  readonly unit: StudyUnitRow;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Shows a unit as candidates see it; beside it, the other actions on the unit. */
export function UnitActions({ unit, mayChange, onEdit, onRemove }: UnitActionsProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { study_unit_id, title, begun } = unit;
  const name = t('study.preview_of', { title });
  const show = () => navigate(learnPath(study_unit_id));
  if (!mayChange)
    return (
      <Button size="small" aria-label={name} onClick={show}>
        {t('study.preview')}
      </Button>
    );
  return (
    <SplitButton
      size="small"
      aria-label={name}
      menuLabel={t('common.more', { name: title })}
      onClick={show}
      items={[
        { id: 'edit', label: t('common.edit'), onSelect: onEdit },
        // A unit that somebody has begun stays.
        ...(begun > 0
          ? []
          : [
              {
                id: 'remove',
                label: t('study.unit_remove'),
                tone: 'danger' as const,
                onSelect: onRemove,
              },
            ]),
      ]}
    >
      {t('study.preview')}
    </SplitButton>
  );
}
