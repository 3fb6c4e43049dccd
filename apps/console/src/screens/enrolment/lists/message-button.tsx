import { routeAccess } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { useNavigate } from 'react-router-dom';
import { handRowsOn } from '../../../lists/handed-rows.js';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { useClassAccepts } from '../../../shell/use-class-accepts.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { useProfile } from '../../../state/use-profile.js';

/**
 * Leads from the selected candidates to a message, for accounts that may write to the class while it accepts
 * messages.
 */
export function MessageButton({ selection }: { readonly selection: ReadonlySet<string> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { class_id } = useRequiredClass();
  const { accepts } = useClassAccepts();
  const { 'sms-index': messages } = routes.byId;
  if (routeAccess(messages, useProfile(), { class_id }) !== 'open' || !accepts('message')) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        handRowsOn(class_id, selection);
        navigate(messages.path);
      }}
    >
      {t('candidates.message')}
    </Button>
  );
}
