import { Button, ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { newKey } from '../../../client/new-key.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

interface TakeBackButtonProps {
  readonly class_id: number;
  readonly refund_id: number;
  readonly own: OwnEnrolments;
}

/** Takes the request for a refund back, after a question. */
export function TakeBackButton({ class_id, refund_id, own }: TakeBackButtonProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const [key] = useState(newKey);
  return (
    <>
      <Button block onClick={() => setAsking(true)}>
        {t('pay.take_back')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('pay.take_back_title')}
        description={t('pay.take_back_text')}
        confirmLabel={t('pay.take_back')}
        onConfirm={() =>
          own.tell(
            () => call('class/drawBack', { class_id, refund_id, event: 'withdraw' }, { key, quiet: true }),
            'refund_withdrawn',
          )
        }
      />
    </>
  );
}
