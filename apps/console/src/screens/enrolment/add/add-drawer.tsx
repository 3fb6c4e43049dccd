import { Drawer } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { AddForm } from './add-form.js';

/** Enrols one candidate at the desk. A click outside or Escape does not discard the input. */
export function AddDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const query = useCallQuery('class/fetchClassById', { class_id });
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={t('candidates.add_title')}
      description={t('candidates.add_text')}
      state={contentState(query)}
      onRetry={() => query.refetch()}
    >
      {query.data && <AddForm class_id={class_id} offer={query.data} onClose={onClose} />}
    </Drawer>
  );
}
