import { Dialog } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '../../../../messages/words-state.js';
import { EnrolFactor } from './enrol-factor.js';

/**
 * Enrols a second factor over one's own page. A click outside does not close it, or the recovery codes would be
 * lost.
 */
export function EnrolFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const close = () => {
    onClose();
    return queries.invalidateQueries({ queryKey: ['user'] });
  };
  return (
    <Dialog open onOpenChange={close} dismissable={false} title={t('factor.enrol')}>
      <EnrolFactor onDone={close} onCancel={onClose} />
    </Dialog>
  );
}
