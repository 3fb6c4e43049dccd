import '@skillcert/ui/switch.css';
import { Switch } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { NumberBox } from '../../../../scanning/number-box.js';
import { looksOf } from './shown-result.js';
import { useResultWords } from './use-result-words.js';
import type { Scanner } from './use-scanner.js';

interface ScanBoxProps {
  readonly scanner: Scanner;
  readonly closed: boolean;
}

/** The field where numbers are scanned or typed at the door, and the last results: in words, colour and sound. */
export function ScanBox({ scanner, closed }: ScanBoxProps) {
  const { t } = useWords();
  const { title, about, places } = useResultWords();
  return (
    <NumberBox
      label={t('check_in.number')}
      hint={t('check_in.number_hint')}
      action={t('check_in.admit')}
      closed={closed}
      onNumber={scanner.scan}
      results={scanner.shown.map((each) => ({
        key: each.nonce,
        tone: looksOf(each).tone,
        title: title(each),
        about: about(each),
        details: places(each),
        ...(each.photo && {
          photo: { src: each.photo, alt: t('check_in.photo', { name: each.candidate?.name ?? '' }) },
        }),
      }))}
      beside={
        <Switch checked={scanner.sound} onCheckedChange={scanner.switchSound} label={t('check_in.sound')} />
      }
    />
  );
}
