import { Button, Field, Inline, Stack, Text, Textarea } from '@skillcert/ui';
import { Copy } from 'lucide-react';
import { toaster } from '../../../../client/toaster.js';
import { useWords } from '../../../../messages/words-state.js';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => unknown;
}

/** Shows the recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useWords();
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toaster.show({ tone: 'success', message: t('factor.copied') });
    } catch {
      toaster.show({ tone: 'warning', message: t('factor.copy_failed') });
    }
  };
  return (
    <Stack>
      <Text as="p" role="status">
        {t('factor.codes_text')}
      </Text>
      <Field label={t('factor.codes')} required>
        <Textarea value={text} rows={codes.length} readOnly />
      </Field>
      <Inline>
        <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
          {t('factor.copy')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('factor.kept')}
        </Button>
      </Inline>
    </Stack>
  );
}
