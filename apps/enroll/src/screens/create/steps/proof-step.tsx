import { useWords } from '../../../words/use-words.js';
import { PhoneProof } from '../../phone-proof/phone-proof.js';
import { CreateFrame } from '../create-frame.js';
import type { LinkedClass } from '../use-class.js';

interface ProofStepProps {
  readonly open: LinkedClass;
  /** The proof has expired midway; the typed entries are still there. */
  readonly again: boolean;
  readonly onProven: (phone_masked: string) => unknown;
  readonly onSent?: () => unknown;
}

/** The step that proves the phone. */
export function ProofStep({ open, again, onProven, onSent }: ProofStepProps) {
  const { t } = useWords();
  const words = again ? 'code.again' : 'create.phone';
  return (
    <CreateFrame step="phone" open={open} title={t(`${words}_title`)} text={t(`${words}_text`)}>
      <PhoneProof onProven={onProven} onSent={onSent} />
    </CreateFrame>
  );
}
