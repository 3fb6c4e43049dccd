import {
  Banner,
  Button,
  Card,
  Field,
  Form,
  Inline,
  SkillcertProvider,
  Stack,
  StatusBadge,
  Text,
  TextInput,
  type Tone,
} from '@skillcert/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { settings } from '../state/settings.js';
import { useScanFocus } from './use-scan-focus.js';

/** What is said of a number that was scanned or typed. */
interface SaidResult {
  readonly key: string;
  readonly tone: Exclude<Tone, 'neutral' | 'accent'>;
  readonly title: string;
  /** Whom or what it is about. */
  readonly about: string;
  /** What else there is to say while it is the last one, a line each. */
  readonly details?: readonly string[];
}

interface NumberBoxProps {
  readonly label: string;
  readonly hint: string;
  /** What the button does with a number. */
  readonly action: string;
  /** Nothing can be done with numbers yet, or any more. */
  readonly closed: boolean;
  readonly onNumber: (typed: string) => unknown;
  /** What became of the last of them, the newest first. */
  readonly results: readonly SaidResult[];
  /** Beside the button. */
  readonly beside?: ReactNode;
}

/** Where numbers are scanned or typed one after the other, and what became of the last of them: large, since it is read in passing. */
export function NumberBox({ label, hint, action, closed, onNumber, results, beside }: NumberBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { accent } = useSnapshot(settings);
  useScanFocus(field);
  const [last, ...before] = results;

  // It does not wait for the answer: the next person may be scanned before it is there.
  const submit = () => {
    const number = typed.trim();
    setTyped('');
    field.current?.focus();
    if (number !== '') onNumber(number);
  };

  return (
    <Card>
      <SkillcertProvider size="large" accent={accent}>
        <Stack gap="md">
          <Form onSubmit={submit} summary={false}>
            <Stack gap="sm">
              <Field label={label} hint={hint} required>
                <TextInput
                  ref={field}
                  value={typed}
                  onValueChange={setTyped}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  enterKeyHint="send"
                  maxLength={240}
                  disabled={closed}
                />
              </Field>
              <Inline justify={beside ? 'between' : 'end'}>
                {beside}
                <Button type="submit" variant="primary" disabled={closed}>
                  {action}
                </Button>
              </Inline>
            </Stack>
          </Form>
          {last && (
            <Banner tone={last.tone} title={last.title}>
              <Stack gap="xs">
                <Text size="lg" weight="bold">
                  {last.about}
                </Text>
                {last.details?.map((line) => (
                  <Text key={line}>{line}</Text>
                ))}
              </Stack>
            </Banner>
          )}
          {before.length > 0 && (
            <Stack gap="xs">
              {before.map(({ key, tone, title, about }) => (
                <Inline key={key} gap="sm">
                  <StatusBadge tone={tone}>{title}</StatusBadge>
                  <Text size="sm" tone="muted">
                    {about}
                  </Text>
                </Inline>
              ))}
            </Stack>
          )}
        </Stack>
      </SkillcertProvider>
    </Card>
  );
}
