import '@skillcert/ui/switch.css';
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
  Switch,
  Text,
  TextInput,
} from '@skillcert/ui';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useWords } from '../../../messages/words-state.js';
import { settings } from '../../../state/settings.js';
import { looksOf } from './shown-result.js';
import { useResultWords } from './use-result-words.js';
import { useScanFocus } from './use-scan-focus.js';
import type { Scanner } from './use-scanner.js';

interface ScanBoxProps {
  readonly scanner: Scanner;
  readonly closed: boolean;
}

/** Where numbers are scanned or typed, and what became of the last of them: in words, colour and sound. */
export function ScanBox({ scanner, closed }: ScanBoxProps) {
  const { t } = useWords();
  const { title, about, places } = useResultWords();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { accent } = useSnapshot(settings);
  useScanFocus(field);
  const [last, ...before] = scanner.shown;

  // It does not wait for the answer: the next person may be scanned before it is there.
  const submit = () => {
    void scanner.scan(typed);
    setTyped('');
    field.current?.focus();
  };

  return (
    <Card>
      <SkillcertProvider size="large" accent={accent}>
        <Stack gap="md">
          <Form onSubmit={submit} summary={false}>
            <Stack gap="sm">
              <Field label={t('report.number')} hint={t('report.number_hint')} required>
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
              <Inline justify="between">
                <Switch
                  checked={scanner.sound}
                  onCheckedChange={scanner.switchSound}
                  label={t('report.sound')}
                />
                <Button type="submit" variant="primary" disabled={closed}>
                  {t('report.admit')}
                </Button>
              </Inline>
            </Stack>
          </Form>
          {last && (
            <Banner tone={looksOf(last).tone} title={title(last)}>
              <Stack gap="xs">
                <Text size="lg" weight="bold">
                  {about(last)}
                </Text>
                {places(last).map((place) => (
                  <Text key={place}>{place}</Text>
                ))}
              </Stack>
            </Banner>
          )}
          {before.length > 0 && (
            <Stack gap="xs">
              {before.map((each) => (
                <Inline key={each.nonce} gap="sm">
                  <StatusBadge tone={looksOf(each).tone}>{title(each)}</StatusBadge>
                  <Text size="sm" tone="muted">
                    {about(each)}
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
