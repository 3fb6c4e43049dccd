import type { ChosenResult, RegistryPack } from '@skillcert/api-client';
import { Button, Heading, Inline, Stack, Text } from '@skillcert/ui';
import { call } from '../../../client/call.js';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useCertificateCommand } from '../use-certificate-command.js';

interface ChosenResultsProps {
  readonly classId: number;
  /** The pack whose trail records that a meaning was removed. */
  readonly pack: Pick<RegistryPack, 'pack_id'>;
  readonly results: readonly ChosenResult[];
}

/** The results with a meaning from a person, for all classes; each can be asked about anew. */
export function ChosenResults({ classId, pack: { pack_id }, results }: ChosenResultsProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const run = useCertificateCommand();
  const forget = (result: string) => {
    const input = { class_id: classId, pack_id, results: [{ result, means: null }] };
    return run(
      () => call('certificate/chooseRegistryResults', input, { key: crypto.randomUUID() }),
      t('certificates.registry.forgotten'),
    );
  };
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('certificates.registry.chosen')}</Heading>
      <Text as="p" size="sm" tone="muted">
        {t('certificates.registry.chosen_text')}
      </Text>
      {results.map(({ result, means, chosen_by, chosen_at }) => (
        <Inline key={result} justify="between">
          <Text as="p">
            {t('certificates.registry.chosen_line', {
              result,
              means: t(`certificates.registry.means.${means}`),
              by: chosen_by,
              time: minute(chosen_at),
            })}
          </Text>
          <Button
            size="small"
            aria-label={t('certificates.registry.forget_named', { result })}
            onClick={() => forget(result)}
          >
            {t('certificates.registry.forget')}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}
