import type { OutputOf } from '@skillcert/api-client';
import { type AnswerMeaning, answerMeanings } from '@skillcert/core';
import { Banner, Button, Field, Inline, Select, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';

type Unknown = OutputOf<'certificate/previewRegistryAnswer'>['unknown'];

/** The chosen meaning of each result. */
export type ChosenMeanings = { result: string; means: AnswerMeaning }[];

interface AskResultsProps {
  readonly unknown: Unknown;
  /** Stores the meanings and reads the file again. */
  readonly onChoose: (results: ChosenMeanings) => Promise<unknown>;
}

/** Asks for the meaning of unknown results. Until it is given, the answer changes nothing. */
export function AskResults({ unknown, onChoose }: AskResultsProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<ReadonlyMap<string, AnswerMeaning>>(new Map());
  const [isNotified, setTold] = useState(false);
  const choose = async () => {
    const results = unknown.flatMap(({ result }) => {
      const means = chosen.get(result);
      return means ? [{ result, means }] : [];
    });
    setTold(results.length < unknown.length);
    if (results.length < unknown.length) return;
    await onChoose(results);
  };
  return (
    <Stack>
      <Banner tone="warning" title={t('certificates.registry.ask')}>
        <Text as="p">{t('certificates.registry.ask_text')}</Text>
      </Banner>
      {unknown.map(({ result, lines }) => (
        <Field
          key={result}
          label={t('certificates.registry.ask_result', { result, count: lines })}
          error={isNotified && !chosen.has(result) ? t('certificates.registry.ask_missing') : undefined}
          required
        >
          <Select
            value={chosen.get(result) ?? ''}
            onValueChange={(value) => {
              const means = answerMeanings.find((each) => each === value);
              const next = new Map(chosen);
              if (means) next.set(result, means);
              else next.delete(result);
              setChosen(next);
            }}
            options={answerMeanings.map((value) => ({
              value,
              label: t(`certificates.registry.means.${value}`),
            }))}
          />
        </Field>
      ))}
      <Inline justify="end">
        <Button variant="primary" onClick={choose}>
          {t('certificates.registry.ask_done')}
        </Button>
      </Inline>
    </Stack>
  );
}
