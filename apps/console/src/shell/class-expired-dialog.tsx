import '@skillcert/ui/dialog.css';
import { AlertDialog } from '@skillcert/ui';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../messages/words-state.js';
import { tellActiveClass } from '../state/active-class.js';

/** Says that the class must be chosen again; the only way on leads to the class list. */
export function ClassExpiredDialog({ to }: { readonly to: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <AlertDialog
      open
      title={t('prompt.title')}
      description={t('prompt.class_expired')}
      actionLabel={t('prompt.ok')}
      onAction={() => {
        tellActiveClass({ type: 'class_cleared' });
        return navigate(to, { replace: true });
      }}
    />
  );
}
