import '@skillcert/ui/dialog.css';
import { AlertDialog } from '@skillcert/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../messages/words-state.js';
import { sendToActiveClass } from '../state/active-class.js';
import { classNamedBy, enterNamedClass } from './named-class.js';
import { ScreenLoading } from './screen-loading.js';

/**
 * Asks to choose the class again; the only way on leads to the class list. If the address names its class, that one
 * is entered first, and the dialog appears only if that fails.
 */
export function ClassExpiredDialog({ to }: { readonly to: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const named = classNamedBy(params);
  const [tried, setTried] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    // Still here once it is entered: its reader may not open this page in it.
    if (named !== undefined) void enterNamedClass(named).then(() => isWanted && setTried(named));
    return () => {
      isWanted = false;
    };
  }, [named]);
  if (named !== tried) return <ScreenLoading />;
  return (
    <AlertDialog
      open
      title={t('prompt.title')}
      description={t('prompt.class_expired')}
      actionLabel={t('prompt.ok')}
      onAction={() => {
        sendToActiveClass({ type: 'class_cleared' });
        return navigate(to, { replace: true });
      }}
    />
  );
}
