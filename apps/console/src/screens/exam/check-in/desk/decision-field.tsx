import { Field, RadioGroup } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';

const decisions = ['keep', 'reverse'] as const;

/** The decision about a conflict. */
export type ConflictDecision = (typeof decisions)[number];

interface DecisionFieldProps {
  readonly value: ConflictDecision;
  readonly onChange: (decision: ConflictDecision) => void;
}

/** Asks whether two devices met the same person, or one of them another one. */
export function DecisionField({ value, onChange }: DecisionFieldProps) {
  const { t } = useWords();
  return (
    <Field label={t('check_in.decision')} group required>
      <RadioGroup
        value={value}
        onValueChange={(chosen) => onChange(decisions.find((one) => one === chosen) ?? 'keep')}
        options={decisions.map((one) => ({
          value: one,
          label: t(`check_in.decision.${one}`),
          hint: t(`check_in.decision.${one}_hint`),
        }))}
      />
    </Field>
  );
}
