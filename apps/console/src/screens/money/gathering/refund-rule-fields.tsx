import { limits } from '@skillcert/core';
import { Button, Field, Inline, NumberInput, Stack, Text } from '@skillcert/ui';
import { MomentPicker } from '../../../forms/moment-picker.js';
import { useWords } from '../../../messages/words-state.js';

/** One step as the form holds it: a wall time, and a percentage. */
export interface RuleStep {
  readonly from: string;
  readonly keep: number | null;
}

interface RefundRuleFieldsProps {
  readonly steps: readonly RuleStep[];
  readonly onChange: (steps: readonly RuleStep[]) => void;
  /** Whether to report missing fields. */
  readonly wrong: boolean;
}

const most = 6;

/** The moments from which a part of the fee is kept in a refund. */
export function RefundRuleFields({ steps, onChange, wrong }: RefundRuleFieldsProps) {
  const { t } = useWords();
  const change = (at: number, part: Partial<RuleStep>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('gathering.rule_text')}
      </Text>
      {steps.map((step, index) => (
        // A step has no name of its own: its place identifies it.
        <Inline key={String(index)} align="end">
          <Field
            label={t('gathering.rule_from', { n: index + 1 })}
            required
            error={wrong && step.from === '' ? t('field.required') : undefined}
          >
            <MomentPicker value={step.from} onChange={(from) => change(index, { from })} />
          </Field>
          <Field
            label={t('gathering.rule_keep', { n: index + 1 })}
            required
            error={wrong && step.keep === null ? t('field.required') : undefined}
          >
            <NumberInput
              min={0}
              max={limits.percent_max}
              value={step.keep}
              onValueChange={(keep) => change(index, { keep })}
            />
          </Field>
          <Button
            aria-label={t('gathering.rule_remove', { n: index + 1 })}
            onClick={() => onChange(steps.filter((_, at) => at !== index))}
          >
            {t('gathering.rule_drop')}
          </Button>
        </Inline>
      ))}
      {steps.length < most && (
        <Inline>
          <Button onClick={() => onChange([...steps, { from: '', keep: null }])}>
            {t('gathering.rule_add')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
