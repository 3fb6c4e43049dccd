import '@skillcert/ui/radio-group.css';
import { type ExamScore, scoreMarks } from '@skillcert/core';
import { Field, NumberInput, RadioGroup } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';

interface ScoreFieldProps {
  readonly label: string;
  /** Scores to choose from before all others. */
  readonly entries?: readonly { readonly label: string; readonly score: ExamScore }[];
  readonly max: number;
  readonly error: string | undefined;
  /** Gets null while there is no whole score. */
  readonly onScore: (score: ExamScore | null) => void;
}

/** A score: one of the entries, a mark, or points. */
export function ScoreField({ label, entries = [], max, error, onScore }: ScoreFieldProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<string | null>(entries.length > 0 ? null : 'points');
  const [points, setPoints] = useState<number | null>(null);
  const others = scoreMarks.filter((mark) => !entries.some(({ score }) => score === mark));
  const options = [
    ...entries.map((entry, index) => ({ ...entry, value: String(index) })),
    ...others.map((mark) => ({ value: mark, label: t(`scores.mark.${mark}`), score: mark })),
    {
      value: 'points',
      label: t(entries.length > 0 ? 'scores.other_points' : 'scores.points'),
      score: points,
    },
  ];
  return (
    <>
      <Field label={label} required group error={error}>
        <RadioGroup
          value={chosen}
          onValueChange={(value) => {
            setChosen(value);
            onScore(options.find((option) => option.value === value)?.score ?? null);
          }}
          options={options.map((option) => ({ value: option.value, label: option.label }))}
        />
      </Field>
      {chosen === 'points' && (
        <Field label={t('scores.points')} required>
          <NumberInput
            value={points}
            onValueChange={(value) => {
              setPoints(value);
              onScore(value);
            }}
            min={0}
            max={max}
          />
        </Field>
      )}
    </>
  );
}
