import { Button, Stack, Text } from '@skillcert/ui';
import { useEffect, useRef } from 'react';

interface ChoiceStepProps {
  readonly question: string;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  readonly onChoose: (value: string) => Promise<unknown>;
}

/** Asks for one of several choices: an account of the phone, or a role of the account. */
export function ChoiceStep({ question, choices, onChoose }: ChoiceStepProps) {
  const first = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack role="group" aria-label={question}>
      <Text as="p">{question}</Text>
      {choices.map(({ value, title }, at) => (
        <Button key={value} ref={at === 0 ? first : undefined} block onClick={() => onChoose(value)}>
          {title}
        </Button>
      ))}
    </Stack>
  );
}
