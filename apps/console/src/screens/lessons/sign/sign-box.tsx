import type { OutputOf } from '@skillcert/api-client';
import { Banner, Button, Card, Field, Form, Inline, Stack, Text, TextInput } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';
import { hasSound } from '../../report/own-device.js';
import { playSound } from '../../report/scan/play-sound.js';
import { useScanFocus } from '../../report/scan/use-scan-focus.js';

interface SignBoxProps {
  readonly class_id: number;
  readonly lessonId: number;
  /** Nobody can be marked yet, or any more. */
  readonly closed: boolean;
}

type Result = OutputOf<'course/signLesson'>;

const looks = {
  signed: { tone: 'success', sound: 'good' },
  already: { tone: 'info', sound: 'unsure' },
  unknown_number: { tone: 'danger', sound: 'bad' },
  not_approved: { tone: 'danger', sound: 'bad' },
  not_onsite: { tone: 'danger', sound: 'bad' },
} as const satisfies Record<Result['status'], object>;

/** Where numbers are scanned or typed, and what became of the last of them: in words, colour and sound. */
export function SignBox({ class_id, lessonId, closed }: SignBoxProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<Result>();
  useScanFocus(field);

  const submit = async () => {
    const enrol_no = typed.trim();
    // The next person may be scanned before the answer is there.
    setTyped('');
    field.current?.focus();
    if (enrol_no === '') return;
    const result = await attempt(() =>
      call('course/signLesson', { class_id, lesson_id: lessonId, enrol_no }),
    );
    if (!result) return;
    setLast(result);
    if (hasSound()) playSound(looks[result.status].sound);
    await queries.invalidateQueries({ queryKey: ['course'] });
  };

  return (
    <Card>
      <Stack gap="md">
        <Form onSubmit={submit} summary={false}>
          <Stack gap="sm">
            <Field label={t('lessons.number')} hint={t('lessons.number_hint')} required>
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
            <Inline justify="end">
              <Button type="submit" variant="primary" disabled={closed}>
                {t('lessons.sign')}
              </Button>
            </Inline>
          </Stack>
        </Form>
        {last && (
          <Banner
            tone={looks[last.status].tone}
            title={t(`lessons.result.${last.status}`, {
              mark: t(`lessons.mark.${last.candidate?.mark ?? 'open'}`),
            })}
          >
            <Text size="lg" weight="bold">
              {[last.candidate?.name, last.enrol_no].filter(Boolean).join(' · ')}
            </Text>
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
