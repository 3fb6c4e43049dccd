import {
  Banner,
  Button,
  Card,
  Field,
  Form,
  Inline,
  SkillcertProvider,
  Spinner,
  Stack,
  TextInput,
} from '@skillcert/ui';
import { ScanQrCode } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useWords } from '../messages/words-state.js';
import { settings } from '../state/settings.js';
import { cleanCode, longestCode } from './clean-code.js';
import { type SaidResult, SaidResults } from './said-results.js';
import { useCameraScanner } from './use-camera-scanner.js';
import { useScanFocus } from './use-scan-focus.js';
import { useSendingComposed } from './use-sending-composed.js';

interface NumberBoxProps {
  readonly label: string;
  readonly hint: string;
  /** The effect of the button on a number. */
  readonly action: string;
  /** Nothing can be done with numbers yet, or any more. */
  readonly closed: boolean;
  /** Called with the result of {@link cleanCode}. */
  readonly onNumber: (number: string) => unknown;
  /** The results of the last numbers, the newest first. */
  readonly results: readonly SaidResult[];
  /** The content beside the button. */
  readonly beside?: ReactNode;
}

type Camera = ReturnType<typeof useCameraScanner>;

interface CameraViewProps extends Pick<Camera, 'part'> {
  readonly onCode: (code: string) => void;
}

function CameraView({ part, onCode }: CameraViewProps) {
  const { t } = useWords();
  if (part.state === 'ready') return <part.Scanner onCode={onCode} />;
  if (part.state === 'loading') return <Spinner />;
  return <Banner tone="danger">{t('scanning.not_here')}</Banner>;
}

interface CameraButtonProps extends Pick<Camera, 'toggle'> {
  readonly isWatching: boolean;
  readonly closed: boolean;
}

function CameraButton({ toggle, isWatching, closed }: CameraButtonProps) {
  const { t } = useWords();
  return (
    <Button icon={<ScanQrCode aria-hidden="true" />} disabled={closed} onClick={toggle}>
      {t(isWatching ? 'scanning.camera_off' : 'scanning.camera')}
    </Button>
  );
}

/**
 * The field where numbers are scanned with a hand scanner or the camera, or typed, one after the other, with the
 * results of the last ones.
 */
export function NumberBox({ label, hint, action, closed, onNumber, results, beside }: NumberBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { accent } = useSnapshot(settings);
  const { isPossible, isOn, part, toggle } = useCameraScanner();
  useScanFocus(field);
  const isWatching = isOn && !closed;

  // It does not wait for the answer: the next person may be scanned before it is there.
  const take = (scanned: string) => {
    const number = cleanCode(scanned);
    if (number !== '') onNumber(number);
  };
  const send = (text: string) => {
    setTyped('');
    field.current?.focus();
    take(text);
  };
  useSendingComposed(field, send);

  return (
    <Card>
      <SkillcertProvider size="large" accent={accent}>
        <Stack gap="md">
          <Form onSubmit={() => send(typed)} summary={false}>
            <Stack gap="sm">
              {/* On a phone its room is the result's. */}
              <Field label={label} hint={results.length === 0 && hint} required>
                <TextInput
                  ref={field}
                  value={typed}
                  onValueChange={setTyped}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  enterKeyHint="send"
                  maxLength={longestCode}
                  disabled={closed}
                />
              </Field>
              <Inline justify={beside ? 'between' : 'end'}>
                {beside}
                <Inline gap="sm">
                  {isPossible && <CameraButton toggle={toggle} isWatching={isWatching} closed={closed} />}
                  <Button type="submit" variant="primary" disabled={closed}>
                    {action}
                  </Button>
                </Inline>
              </Inline>
            </Stack>
          </Form>
          {isWatching && <CameraView part={part} onCode={take} />}
          <SaidResults results={results} />
        </Stack>
      </SkillcertProvider>
    </Card>
  );
}
