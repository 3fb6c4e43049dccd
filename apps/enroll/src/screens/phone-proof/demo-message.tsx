import { Banner, Button } from '@skillcert/ui';
import { useWords } from '../../words/use-words.js';
import { useDemoMessage } from './use-demo-message.js';

interface DemoMessageProps {
  readonly phone_masked: string;
  readonly onUse: (code: string) => void;
}

/** The text message that a demonstration shows instead of sending it. */
export function DemoMessage({ phone_masked, onUse }: DemoMessageProps) {
  const { t } = useWords();
  const message = useDemoMessage(phone_masked);
  if (!message) return null;
  return (
    <Banner
      tone="info"
      title={t('code.demo_title')}
      actions={
        message.code && (
          <Button size="small" onClick={() => onUse(message.code)}>
            {t('code.demo_use')}
          </Button>
        )
      }
    >
      {t('code.demo_text', { text: message.text })}
    </Banner>
  );
}
