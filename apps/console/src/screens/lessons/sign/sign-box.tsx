import type { OutputOf } from '@skillcert/api-client';
import {
  Banner,
  Button,
  Card,
  Field,
  Form,
  Inline,
  Stack,
  StatusBadge,
  Text,
  TextInput,
} from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';
import { hasSound } from '../../report/own-device.js';
import { randomId } from '../../report/random-id.js';
import { playSound } from '../../report/scan/play-sound.js';
import { useScanFocus } from '../../report/scan/use-scan-focus.js';

interface SignBoxProps {
  readonly class_id: number;
  readonly lessonId: number;
  /** Nobody can be marked yet, or any more. */
  readonly closed: boolean;
}

/** What became of a scan; one that did not arrive is said too, since the field is empty by then. */
type Result =
  | (OutputOf<'course/signLesson'> & { readonly key: string })
  | { readonly key: string; readonly status: 'failed'; readonly enrol_no: string; readonly candidate: null };

const remembered = 5;

const refusing = { tone: 'danger', sound: 'bad' } as const;

const looks = {
  signed: { tone: 'success', sound: 'good' },
  already: { tone: 'info', sound: 'unsure' },
  unknown_number: refusing,
  other_class: refusing,
  forged_ticket: refusing,
  not_approved: refusing,
  refused: refusing,
  withdrawn: refusing,
  moved: refusing,
  expired: refusing,
  not_onsite: refusing,
  failed: refusing,
} as const satisfies Record<Result['status'], object>;

/** Where numbers are scanned or typed, and what became of the last of them: in words, colour and sound. */
export function SignBox({ class_id, lessonId, closed }: SignBoxProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [[last, ...before], setShown] = useState<readonly Result[]>([]);
  useScanFocus(field);

  const sign = async (enrol_no: string) => {
    const key = randomId();
    const answer = await attempt(() =>
      call('course/signLesson', { class_id, lesson_id: lessonId, enrol_no }),
    );
    const result = answer
      ? { ...answer, key }
      : { key, status: 'failed' as const, enrol_no, candidate: null };
    setShown((shown) => [result, ...shown].slice(0, remembered));
    if (hasSound()) playSound(looks[result.status].sound);
    await queries.invalidateQueries({ queryKey: ['course', 'fetchAttendance'] });
  };

  // It does not wait for the answer: the next person may be scanned before it is there.
  const submit = () => {
    const enrol_no = typed.trim();
    setTyped('');
    field.current?.focus();
    if (enrol_no !== '') void sign(enrol_no);
  };

  const title = ({ status, candidate }: Result) =>
    t(`lessons.result.${status}`, { mark: t(`lessons.mark.${candidate?.mark ?? 'open'}`) });
  const about = ({ candidate, enrol_no }: Result) => [candidate?.name, enrol_no].filter(Boolean).join(' · ');

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
          <Banner tone={looks[last.status].tone} title={title(last)}>
            <Text size="lg" weight="bold">
              {about(last)}
            </Text>
          </Banner>
        )}
        {before.map((each) => (
          <Inline key={each.key} gap="sm">
            <StatusBadge tone={looks[each.status].tone}>{title(each)}</StatusBadge>
            <Text size="sm" tone="muted">
              {about(each)}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
