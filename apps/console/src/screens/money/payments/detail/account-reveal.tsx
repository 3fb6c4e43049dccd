import type { InputOf } from '@skillcert/api-client';
import { Button, Inline } from '@skillcert/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { RevealPayerDialog } from './reveal-payer-dialog.js';

interface AccountRevealProps {
  readonly of: Omit<InputOf<'payment/revealPayer'>, 'reason'>;
  /** The number, once it is shown. */
  readonly shown: string | undefined;
  readonly onShown: (number: string | undefined) => void;
}

/** Shows a masked account once a reason is given, and hides it again. */
export function AccountReveal({ of, shown, onShown }: AccountRevealProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <Inline>
      {shown ? (
        <Button size="small" icon={<EyeOff aria-hidden="true" />} onClick={() => onShown(undefined)}>
          {t('payments.hide_account')}
        </Button>
      ) : (
        <Button size="small" icon={<Eye aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t('payments.show_account')}
        </Button>
      )}
      {asking && <RevealPayerDialog of={of} onClose={() => setAsking(false)} onRevealed={onShown} />}
    </Inline>
  );
}
