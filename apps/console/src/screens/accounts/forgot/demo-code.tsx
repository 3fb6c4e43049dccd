import { Banner, Button } from '@skillcert/ui';
import { useEffect, useState } from 'react';
import { call } from '../../../client/call.js';
import { useWords } from '../../../messages/words-state.js';

interface DemoCodeProps {
  readonly phone_masked: string;
  readonly onUse: (code: string) => void;
}

const isDemo = () => document.querySelector('meta[name="skillcert-mode"][content="demo"]') !== null;

/** The newest message to the phone. A demonstration shows it, because it sends none. */
export function DemoCode({ phone_masked, onUse }: DemoCodeProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isDemo()) return;
    const aborter = new AbortController();
    call('demo/fetchOutbox', { phone_masked }, { quiet: true, signal: aborter.signal }).then(
      ({ items }) => setText(items[0]?.text ?? ''),
      () => undefined,
    );
    return () => aborter.abort();
  }, [phone_masked]);
  const code = /\d{6}/.exec(text)?.[0];
  if (!code) return null;
  return (
    <Banner
      tone="info"
      title={t('forgot.demo')}
      actions={
        <Button size="small" onClick={() => onUse(code)}>
          {t('forgot.demo_use')}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
