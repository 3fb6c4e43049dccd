import { ConfirmDialog, Descriptions } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';
import type { ClassUnits } from './joint-form-values.js';
import { unusedPlaces } from './unused-places.js';

interface ReturnPlacesDialogProps {
  readonly class_id: number;
  readonly units: ClassUnits;
  readonly onClose: () => void;
  readonly onReturned: (units: ClassUnits) => void;
}

/** Shows how many places each unit loses, and returns them. */
export function ReturnPlacesDialog({ class_id, units, onClose, onReturned }: ReturnPlacesDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const unused = unusedPlaces(units);

  const giveBack = async (): Promise<boolean> => {
    const { updated_at } = units;
    const fresh = await attempt(() => call('class/returnQuotas', { class_id, updated_at }));
    // A refusal means that the units have another version now.
    await queries.invalidateQueries({ queryKey: ['class'] });
    if (!fresh) return false;
    toaster.show({ tone: 'success', message: t('class.units.returned', { count: unused.total }) });
    onReturned(fresh);
    return true;
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('class.units.return')}
      description={t('class.units.return_text')}
      confirmLabel={t('class.units.return')}
      onConfirm={giveBack}
    >
      <Descriptions
        layout="rows"
        items={[
          ...unused.units.map(({ unit_id, com_name, places }) => ({
            id: String(unit_id),
            label: com_name,
            value: t('class.units.return_unused', { count: places }),
          })),
          {
            id: 'total',
            label: t('class.units.return_total'),
            value: t('class.units.return_unused', { count: unused.total }),
          },
        ]}
      />
    </ConfirmDialog>
  );
}
